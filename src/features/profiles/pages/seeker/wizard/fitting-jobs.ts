import type { PageServices } from '#app/common/services.ts'
import { REMOTE } from '#config/arrangements.ts'
import { marketOfCountry } from '#config/markets.ts'
import { searchJobs } from '#features/search/contract.ts'
import type { RequestOf } from '#shared/contract.ts'
import type { Wizard } from '../../../contract/wizard.ts'

export type PageCalls = Pick<PageServices, 'dispatch' | 'viewer'>
type SearchRequest = RequestOf<typeof searchJobs>

/** In kilometres: a distance that many people travel each day. */
const NEARBY = 25
const SHOWN = 4

/** The jobs that fit the answers so far; if none fits all of them, the nearest. */
export async function fittingJobs(wizard: Wizard, { dispatch, viewer }: PageCalls) {
  const ways = waysToSearch(wizard, viewer)
  const answers = answersIn(wizard, viewer)
  const [found, ofWork] = await Promise.all([most(ways.map((way) => ({ ...way, ...answers }))), most(ways)])
  const total = found?.total ?? 0
  return {
    total,
    /** The jobs of the wanted work that the other answers leave out. */
    setAside: Math.max(0, (ofWork?.total ?? 0) - total),
    jobs: (total > 0 ? found : ofWork)?.jobs ?? [],
  }

  async function most(searches: readonly SearchRequest[]) {
    const all = await Promise.all(
      searches.map((wanted) => dispatch(searchJobs, { ...wanted, size: SHOWN }, viewer)),
    )
    return all.toSorted((a, b) => b.total - a.total)[0]
  }
}

/** The search for the jobs that fit the answers so far. */
export const jobsWanted = (wizard: Wizard, viewer: PageCalls['viewer']): SearchRequest => ({
  ...waysToSearch(wizard, viewer)[0],
  ...answersIn(wizard, viewer),
})

/** The answers beside the work. */
function answersIn(wizard: Wizard, viewer: PageCalls['viewer']): SearchRequest {
  const { arrangement_id, job_type_ids, salary_min, salary_currency, xp_lvl_id } = wizard
  // The search reads an amount in the currency of the country.
  const isRead = salary_min !== null && salary_currency === currencyOf(countryOf(wizard, viewer))
  return {
    ...placeIn(wizard),
    ...(arrangement_id !== null && { arrangements: [arrangement_id] }),
    ...(job_type_ids.length > 0 && { job_types: job_type_ids }),
    ...(isRead && { salary_from: salary_min }),
    ...(xp_lvl_id !== null && { xp_lvls: [xp_lvl_id] }),
  }
}

/**
 * One title is searched by its name, as the search box would: that finds jobs to which the import gave no title or a
 * related one, which the filter leaves out. Only the filter finds the jobs of several titles at once; it finds no fewer
 * than the search for one of them where the most of all is taken. Own words mean the titles near to them as well.
 */
function waysToSearch(wizard: Wizard, viewer: PageCalls['viewer']): SearchRequest[] {
  const { titles } = wizard
  const any = { country: countryOf(wizard, viewer), sort: 2 }
  const named = titles.map(({ value }) => ({ ...any, query: value }))
  const ids = titles.flatMap(({ id, near }) => (id === null ? near.map((title) => title.id) : [id]))
  const ofTitles = ids.length === 0 ? [] : [{ ...any, function_job_title_ids: [...new Set(ids)] }]
  if (titles.length === 0) return [any]
  if (titles.length > 1) return [...ofTitles, ...named]
  return titles[0]?.id === null ? [...named, ...ofTitles] : named
}

/** The country of the wanted place, else the visitor's; empty: all countries. */
export const countryOf = ({ location_country }: Wizard, { country }: PageCalls['viewer']): string =>
  location_country ?? country ?? ''

const currencyOf = (country: string): string => marketOfCountry(country)?.currency ?? 'USD'

/** A remote job can be done from any place of the country. */
function placeIn({ location, location_country, arrangement_id }: Wizard): SearchRequest {
  if (location?.id == null || location_country === null || arrangement_id === REMOTE) return {}
  return { job_locations: [location.id], radius_km: NEARBY }
}
