import { popularTitles } from '#app/seeker/sign-in/desired-job-fields.ts'
import type { ListType } from '#config/lists/lists.ts'
import { getConfigList } from '#features/lookups/contract.ts'
import { type SalaryInsight, salaryInsight } from '#features/search/contract/salary-insight.ts'
import { searchJobs } from '#features/search/contract.ts'
import type { RequestOf } from '#shared/contract.ts'
import type { Wizard } from '../../../contract/wizard.ts'
import type { Question } from '../../../contract/wizard-questions.ts'
import type { PayChoices } from '../../../web/wizard/pay-question.tsx'
import type { Named } from '../../../web/wizard/questions.tsx'
import { countryOf, jobsWanted, type PageCalls } from './fitting-jobs.ts'

type SearchRequest = RequestOf<typeof searchJobs>

/** The values that are offered for an answer. */
export async function choicesFor(question: Question, wizard: Wizard, calls: PageCalls): Promise<Named[]> {
  const list = LISTS[question]
  if (question === 'titles') return popularTitles(calls)
  if (question === 'place') return placesNearby(wizard, calls)
  return list === undefined ? [] : namesOf(list, calls)
}

const LISTS: Partial<Record<Question, ListType>> = {
  types: 'job_types',
  experience: 'xp_lvls',
  notice: 'notice_period_lists',
  school: 'educations',
}

export async function namesOf(type: ListType, { dispatch, viewer }: PageCalls): Promise<Named[]> {
  const entries = await dispatch(getConfigList, { type }, viewer)
  return entries.map(({ id, value }) => ({ id: Number(id), value }))
}

/** The places with most jobs of this work, then those with most jobs of any. */
async function placesNearby(wizard: Wizard, calls: PageCalls): Promise<Named[]> {
  const anywhere = { ...wizard, location: null, location_country: null, arrangement_id: null }
  const found = await Promise.all([
    // Remote jobs are also in other countries.
    facetsOf({ ...jobsWanted(anywhere, calls.viewer), scope: 'local' }, calls),
    facetsOf({ country: calls.viewer.country ?? '', scope: 'local' }, calls),
  ])
  const places = found.flatMap(({ facets }) => facets.job_locations)
  // A city and the region around it may have one name; the one with more jobs stands first.
  const byName = Map.groupBy(places, ({ name }) => name)
  return [...byName.values()]
    .slice(0, MOST_PLACES)
    .flatMap(([most]) => (most ? { id: most.id, value: most.name } : []))
}

const MOST_PLACES = 6

const facetsOf = (request: SearchRequest, { dispatch, viewer }: PageCalls) =>
  dispatch(searchJobs, { ...request, size: 1 }, viewer)

export async function payChoices(wizard: Wizard, calls: PageCalls): Promise<PayChoices> {
  const { salary_from: _, ...wanted } = jobsWanted(wizard, calls.viewer)
  const [{ total }, spread, all] = await Promise.all([
    facetsOf(wanted, calls),
    spreadOfPay(wizard, calls),
    facetsOf({ country: countryOf(wizard, calls.viewer) }, calls),
  ])
  const insight = spread?.currency === all.salary_currency ? spread : null
  const bands = all.facets.salary
    .filter(({ from, count }) => from > 0 && count > 0)
    .map(({ from }) => roundly(from))
  const amounts = insight === null ? bands : edgesAround(insight)
  return { currency: all.salary_currency, amounts: amounts.slice(0, MOST_AMOUNTS), insight, of: total }
}

const MOST_AMOUNTS = 4

/** A band begins one above the end of the band before. */
const roundly = (amount: number): number => Number(amount.toPrecision(2))

/** Round amounts, since the buckets are: from the one below the lower quartile on. */
function edgesAround({ buckets, quartiles }: SalaryInsight): number[] {
  const edges = buckets.map(({ from }) => from).filter((from) => from > 0)
  const first = Math.max(
    0,
    edges.findLastIndex((edge) => edge <= quartiles.low),
  )
  return edges.slice(first)
}

async function spreadOfPay(wizard: Wizard, { dispatch, viewer }: PageCalls): Promise<SalaryInsight | null> {
  const { titles, location } = wizard
  const [first] = titles
  const title = first?.id ?? first?.near[0]?.id
  if (title === undefined) return null
  const place = location?.id == null ? {} : { location: location.id }
  const asked = { function_title_id: title, country: countryOf(wizard, viewer), ...place }
  return (await dispatch(salaryInsight, asked, viewer)).insight
}
