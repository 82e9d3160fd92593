/**
 * Realistic queries as weights, written down before anything was tuned to them. Each query is drawn around one posting
 * of the corpus. So countries, languages, functions and places occur as often as there are jobs in them, and filters
 * without results are as rare as on a real site, where counts steer people away from them. Every query asks for the
 * counts of all filters, as every page shows them.
 */
import type { JobFacet } from '#config/job-filters.ts'
import { isLanguage, type Language } from '#config/languages.ts'
import { countriesOfMarket, marketOfCountry } from '#config/markets.ts'
import { locationById, locationName } from '#config/places/places.ts'
import { skillName } from '#config/skills/skills.ts'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import { languagesRead } from '#i18n/languages-read.ts'
import { type JobDocument, NO_FILTERS } from '#job-index/types.ts'
import type { JobSearchFilters, JobSearchQuery } from '#platform/search/job-search.ts'
import type { Random } from '../demo/random.ts'

/** The typed texts. The rest, 40 of 100, is browsing: no text at all. */
const TEXTS = [
  ['none', 40],
  ['title', 22],
  ['titleWord', 10],
  ['titleAndPlace', 8],
  ['skill', 6],
  ['company', 4],
  ['mistypedTitle', 5],
  ['titleInOtherLanguage', 3],
  ['place', 2],
] as const

/** The page: local jobs (with those that state no arrangement), remote jobs, or all. */
const SCOPES = [
  ['local', 50],
  ['remote', 10],
  ['all', 40],
] as const

/** The number of further filters. */
const FILTER_COUNTS = [
  [0, 45],
  [1, 30],
  [2, 15],
  [3, 7],
  [4, 3],
] as const

const FILTERS = [
  ['locationIds', 25],
  ['jobTypeIds', 12],
  ['levelIds', 12],
  ['pay', 10],
  ['functionIds', 8],
  ['postedSince', 8],
  ['mainFunctionIds', 6],
  ['degreeIds', 4],
  ['categoryIds', 4],
  ['industryIds', 3],
  ['companySizeIds', 2],
  ['skillIds', 2],
  ['languages', 2],
  ['verifiedCompany', 1],
  ['excludeWords', 1],
] as const

const PAGES = [
  [1, 80],
  [2, 12],
  [3, 5],
  [10, 3],
] as const
const SORTS_WITH_TEXT = [
  ['relevance', 85],
  ['newest', 10],
  ['pay', 5],
] as const
const SORTS_WITHOUT_TEXT = [
  ['newest', 80],
  ['relevance', 10],
  ['pay', 10],
] as const

const FIRST_PAGE = 21
const OTHER_PAGES = 30
const DAY = 86_400

/** A query about `job`; in its country's market or, with `everywhere`, without a country. `now` in epoch seconds. */
export function drawQuery(
  random: Random,
  job: JobDocument,
  everywhere: boolean,
  now: number,
): JobSearchQuery {
  const market = job.country === null ? undefined : marketOfCountry(job.country)
  const language = market?.language ?? 'en'
  const text = drawText(random, job, language)
  const page = draw(random, PAGES)
  const currency = everywhere ? 'USD' : (market?.currency ?? 'USD')
  return {
    text,
    language,
    reads: languagesRead({ language, country: everywhere ? null : job.country }),
    ...(everywhere || market === undefined ? {} : { countries: countriesOfMarket(market) }),
    filters: drawFilters(random, job, currency, now),
    sort: text === '' ? draw(random, SORTS_WITHOUT_TEXT) : draw(random, SORTS_WITH_TEXT),
    offset: page === 1 ? 0 : FIRST_PAGE + OTHER_PAGES * (page - 2),
    limit: page === 1 ? FIRST_PAGE : OTHER_PAGES,
    facets: true,
    payCurrency: currency,
  }
}

const idsOf = (job: JobDocument, facet: JobFacet): readonly (number | string)[] => job.values[facet] ?? []

const firstOf = (job: JobDocument, facet: JobFacet): number => Number(idsOf(job, facet)[0] ?? 0)

function drawText(random: Random, job: JobDocument, language: Language): string {
  const posted = job.texts[0]?.lang ?? language
  const title = nameOf('title', firstOf(job, 'titleIds'), posted) ?? job.texts[0]?.title ?? ''
  const location = locationById(firstOf(job, 'locationIds'))
  const place = location === undefined ? '' : locationName(location, posted)
  switch (draw(random, TEXTS)) {
    case 'none':
      return ''
    case 'title':
      return title
    case 'titleWord':
      return random.pick(title.split(/[ /]+/).filter((word) => word.length > 1))
    case 'titleAndPlace':
      return `${title} ${place}`.trim()
    case 'skill':
      return (
        skillName(Number(random.pick(idsOf(job, 'skillIds'))), isLanguage(posted) ? posted : 'en') ?? title
      )
    case 'company':
      return job.companyName
    case 'mistypedTitle':
      return mistyped(random, title)
    case 'titleInOtherLanguage':
      return nameOf('title', firstOf(job, 'titleIds'), posted === 'en' ? language : 'en') ?? title
    case 'place':
      return place
  }
}

/** A letter left out, or two swapped, after the first letter. */
function mistyped(random: Random, text: string): string {
  const at = random.int(1, Math.max(1, text.length - 2))
  return random.chance(0.5)
    ? text.slice(0, at) + text.slice(at + 1)
    : text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
}

function drawFilters(random: Random, job: JobDocument, currency: string, now: number): JobSearchFilters {
  const scope = draw(random, SCOPES)
  const arrangements = scope === 'all' ? [] : scope === 'local' ? [1, 2, 4] : [3]
  let filters: JobSearchFilters = { ...NO_FILTERS, values: { arrangements } }
  for (let left: number = draw(random, FILTER_COUNTS); left > 0; left--) {
    const { values, ...others } = drawFilter(random, job, currency, now)
    filters = { ...filters, ...others, values: { ...filters.values, ...values } }
  }
  return filters
}

function drawFilter(
  random: Random,
  job: JobDocument,
  currency: string,
  now: number,
): Partial<JobSearchFilters> {
  const filter = draw(random, FILTERS)
  switch (filter) {
    case 'locationIds': {
      const places = idsOf(job, 'locationIds')
      return places.length === 0 ? {} : { values: { locationIds: [random.pick(places)] } }
    }
    case 'levelIds': {
      const level = firstOf(job, 'levelIds')
      return { values: { levelIds: random.chance(0.5) ? [level] : [level, Math.max(1, level - 1)] } }
    }
    case 'pay':
      return { pay: { from: job.pay?.currency === currency ? job.pay.min : 2000, to: null, currency } }
    case 'postedSince':
      return { postedSince: now - random.pick([1, 3, 7, 14, 30]) * DAY }
    case 'verifiedCompany':
      return { values: { verifiedCompany: [1] } }
    case 'excludeWords':
      return { excludeWords: [random.pick(['sales', 'night shift', '営業', 'ventas'])] }
    case 'languages':
      return { values: { languages: idsOf(job, 'languages') } }
    default:
      return { values: { [filter]: idsOf(job, filter).slice(0, 1) } }
  }
}

function draw<Item>(random: Random, weights: readonly (readonly [item: Item, weight: number])[]): Item {
  return random.weighted(weights, ([, weight]) => weight)[0]
}
