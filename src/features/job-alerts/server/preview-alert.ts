import type { z } from 'zod'
import { hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import { type SearchServices, searchJobs } from '../../search/server/door.ts'
import { searchNow } from '../contract/alert.ts'
import type { previewJobAlert as contract } from '../contract/alerts.ts'
import { describeSearches } from './describe-search.ts'
import { narrowings } from './narrowings.ts'

const EXAMPLES = 3

/** What an alert for a search would match now: what the search itself lists as matches. */
export async function previewJobAlert(
  services: SearchServices,
  { similar, ...request }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const hidden = await hiddenFrom(services.blocks, viewer)
  const [found, [words = { title: '', filters: [] }]] = await Promise.all([
    searchJobs(services, searchNow(request, { similar, size: EXAMPLES }), viewer),
    describeSearches(services.db, [request], { language: viewer.language, hidden }),
  ])
  const { total, similar: others, jobs, facets: counts } = found
  const { language } = viewer
  return {
    total,
    similar: others,
    jobs,
    ...words,
    narrower: narrowings(request, { counts, total, language }),
  }
}
