import { NO_FILTERS } from '#job-index/types.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import { suggestCompanies } from '../../companies/server/door.ts'
import { listJobCards } from '../../jobs/server/door.ts'
import type { suggestCombined as contract } from '../contract.ts'
import { marketScope } from './build-query.ts'
import type { SearchServices } from './search-jobs.ts'
import { suggestJobTitles } from './suggest-job-titles.ts'

/** How many of each kind stand in one short list. */
const SIZES = { titles: 4, companies: 3, jobs: 3 } as const

/** Below this many letters a posting is no better an answer than any other. */
const LETTERS_FOR_JOBS = 2

/** What the one field of the site offers while somebody types. */
export async function suggestCombined(
  services: SearchServices,
  request: { query: string; country: string; size?: number | undefined },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const { query, country, size } = request
  const [{ job_titles }, { companies }, jobs] = await Promise.all([
    suggestJobTitles(services.jobSearch, { query, size: size ?? SIZES.titles }, viewer),
    suggestCompanies(services.directory, { query, country, size: size ?? SIZES.companies }, viewer),
    suggestJobs(services, request, viewer),
  ])
  return { job_titles, companies, jobs }
}

async function suggestJobs(
  { db, jobSearch }: SearchServices,
  { query, country, size }: { query: string; country: string; size?: number | undefined },
  viewer: Viewer,
) {
  if ([...query].length < LETTERS_FOR_JOBS) return []
  const { hits } = await jobSearch.search({
    text: query,
    language: viewer.language,
    ...marketScope(country),
    filters: NO_FILTERS,
    sort: 'relevance',
    offset: 0,
    limit: size ?? SIZES.jobs,
    facets: false,
  })
  const cards = await listJobCards(
    db,
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
