/**
 * Alerts as people would store them: searches of the mix of queries (`../query-mix.ts`), each drawn around one posting,
 * with its owner. What is kept to get mails about has a text or a filter beside the country: nobody wants all jobs of a
 * country each morning. One in ten searches in all countries.
 */
import { JOB_FILTERS, listFacets } from '#config/job-filters.ts'
import { marketOfCountry } from '#config/markets.ts'
import { jobFilters } from '#features/search/contract.ts'
import type { Alert } from '#features/search/server/door.ts'
import type { JobDocument } from '#job-index/types.ts'
import type { JobSearchQuery } from '#platform/search/job-search.ts'
import { type Person, UNKNOWN_PERSON } from '#platform/search/person.ts'
import type { Random } from '../../demo/random.ts'
import { drawQuery } from '../query-mix.ts'

const EVERYWHERE = 0.1
/** The share of owners whose profile says what they look for. */
const KNOWN = 0.5
const HIDES_A_COMPANY = 0.1
const DAY = 86_400

export function drawAlert(random: Random, job: JobDocument, id: number, now: number): Alert<number> {
  const everywhere = random.chance(EVERYWHERE)
  for (;;) {
    const query = drawQuery(random, job, everywhere, now)
    const search = searchOf(query, everywhere ? null : job.country, now)
    if (!saysSomething(search)) continue
    return {
      id,
      search: jobFilters.parse(search),
      language: query.language,
      person: drawPerson(random, job, query),
    }
  }
}

/** The query as its page would ask. */
function searchOf(
  { text, filters }: JobSearchQuery,
  country: string | null,
  now: number,
): Record<string, unknown> {
  const { arrangements = [], ...values } = filters.values
  const market = country === null ? undefined : marketOfCountry(country)
  return {
    query: text,
    country: market?.country ?? '',
    scope: arrangements.length === 0 ? 'all' : arrangements.length === 1 ? 'remote' : 'local',
    ...Object.fromEntries(
      listFacets.flatMap((facet) => {
        const ids = facet === 'arrangements' ? undefined : values[facet]
        return ids === undefined ? [] : [[JOB_FILTERS[facet].api, ids.join(',')]]
      }),
    ),
    ...(filters.pay && { salary_from: Math.round(filters.pay.from) }),
    ...(filters.postedSince !== null && { posted_within: Math.round((now - filters.postedSince) / DAY) }),
    ...(values.verifiedCompany && { is_company_verified: '1' }),
    exclude_words: filters.excludeWords.join(','),
  }
}

const NARROWS = new Set(['country', 'scope', 'posted_within', 'exclude_words'])

const saysSomething = (search: Record<string, unknown>): boolean =>
  Object.entries(search).some(([name, value]) => !NARROWS.has(name) && value !== '')

function drawPerson(
  random: Random,
  job: JobDocument,
  { reads = { well: ['en'], also: [] } }: JobSearchQuery,
): Person {
  const hiddenCompanyIds = random.chance(HIDES_A_COMPANY)
    ? (job.values.companyIds ?? []).map(Number)
    : UNKNOWN_PERSON.hiddenCompanyIds
  const person = { ...UNKNOWN_PERSON, languages: reads, hiddenCompanyIds }
  if (!random.chance(KNOWN)) return person
  return {
    ...person,
    work: (job.values.titleIds ?? []).slice(0, 2).map((titleId) => ({ titleId: Number(titleId) })),
    locationIds: (job.values.locationIds ?? []).slice(0, 1).map(Number),
    levelId: Number(job.values.levelIds?.[0] ?? 0) || null,
    skillIds: (job.values.skillIds ?? []).map(Number),
  }
}
