import type { z } from 'zod'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import { type SearchServices, searchJobs } from '../../search/server/door.ts'
import { searchNow } from '../contract/alert.ts'
import type { previewJobAlert as contract } from '../contract/alerts.ts'
import { describeSearches } from './describe-search.ts'

const EXAMPLES = 3

/** What an alert for a search would match now: what the search itself lists as matches. */
export async function previewJobAlert(
  services: SearchServices,
  { similar, ...request }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const [found, [words = { title: '', filters: [] }]] = await Promise.all([
    searchJobs(services, searchNow(request, { similar, size: EXAMPLES }), viewer),
    describeSearches(services.db, [request], viewer.language),
  ])
  return { total: found.total, similar: found.similar, jobs: found.jobs, ...words }
}
