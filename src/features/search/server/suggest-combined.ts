import { languagesRead } from '#i18n/languages-read.ts'
import { NO_FILTERS } from '#job-index/types.ts'
import { hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import { suggestCompanies } from '../../companies/server/door.ts'
import { listJobCards } from '../../jobs/server/door.ts'
import type { suggestCombined as contract } from '../contract.ts'
import { marketScope } from './build-query.ts'
import type { SearchServices } from './search-jobs.ts'
import { suggestJobTitles } from './suggest-job-titles.ts'

/** How many of each kind a short list has. */
const SIZES = { titles: 4, companies: 3, jobs: 3 } as const

/** With fewer letters, no posting is a better suggestion than another. */
const LETTERS_FOR_JOBS = 2

/** The suggestions of the site's single search field. */
export async function suggestCombined(
  services: SearchServices,
  request: { query: string; country: string; size?: number | undefined },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const { query, country, size } = request
  const [{ job_titles }, { companies }, jobs] = await Promise.all([
    suggestJobTitles(services.jobSearch, { query, size: size ?? SIZES.titles }, viewer),
    suggestCompanies(services, { query, country, size: size ?? SIZES.companies }, viewer),
    suggestJobs(services, request, viewer),
  ])
  return { job_titles, companies, jobs }
}

async function suggestJobs(
  services: SearchServices,
  { query, country, size }: { query: string; country: string; size?: number | undefined },
  viewer: Viewer,
) {
  if ([...query].length < LETTERS_FOR_JOBS) return []
  const hidden = await hiddenFrom(services.blocks, viewer)
  const { hits } = await services.jobSearch.search({
    text: query,
    language: viewer.language,
    reads: languagesRead(viewer),
    ...marketScope(country),
    filters: { ...NO_FILTERS, excludeCompanyIds: [...hidden] },
    sort: 'relevance',
    offset: 0,
    limit: size ?? SIZES.jobs,
    facets: false,
  })
  const cards = await listJobCards(
    services,
    hits.map(({ id }) => id),
    viewer,
  )
  return cards.map(({ id, slug_id, title, lang, company, location }) => ({
    id,
    slug_id,
    title,
    lang,
    company,
    location,
  }))
}
