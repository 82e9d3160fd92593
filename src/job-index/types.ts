/**
 * What goes into the index and what comes out. All ids are positive integers; an empty list, 0 or null means
 * "unknown", never a guess.
 */

/** One live posting (open or on hold) as the index reads it. Closed postings are removed, not indexed. */
export interface JobDocument {
  id: number
  /** ISO 3166 alpha-2 of the workplace. */
  country: string | null
  /** Where a remote job may be done from; empty means anywhere. Read only when `arrangement` is 3. */
  openCountries: readonly string[]
  excludedCountries: readonly string[]
  /** The place itself, which is the first, and all places that contain it: district, city, region. */
  locationIds: readonly number[]
  /** Names of the place as people write them, in any language: searchable as words. */
  placeNames?: readonly string[]
  companyId: number
  companyName: string
  texts: readonly JobText[]
  titleIds: readonly number[]
  functionIds: readonly number[]
  mainFunctionIds: readonly number[]
  categoryIds: readonly number[]
  skillIds: readonly number[]
  jobTypeId: number
  levelId: number
  degreeId: number
  /** 1 on-site, 2 hybrid, 3 remote, 4 not stated (a value of its own: local search takes it in), 0 no value. */
  arrangement: 0 | 1 | 2 | 3 | 4
  industryId: number
  companySizeId: number
  pay: MonthlyPay | null
  /** Epoch seconds. */
  postedAt: number
  verifiedCompany: boolean
  urgent: boolean
  web3: boolean
}

/** One language's version; plain text, no markup. `lang` is any BCP 47 tag. */
export interface JobText {
  lang: string
  title: string
  description: string
}

/** Major units a month in an ISO 4217 currency; `min <= max`, either may equal the other. */
export interface MonthlyPay {
  min: number
  max: number
  currency: string
}

export interface JobQuery {
  text: string
  /** The interface language of the one who asks (BCP 47): postings in it come first among equals. */
  language: string
  /** Scope: jobs in any of these countries and remote jobs open to one of them. Absent: everywhere. */
  countries?: readonly string[]
  filters: JobFilters
  sort: JobSort
  offset: number
  limit: number
  /** Whether to count every filter's values. */
  facets: boolean
  /** Whether to say of each hit what it matched by. */
  explain?: boolean
  /** ISO 4217: whose pay bands to count. Absent: the pay filter's currency, and without one no bands. */
  payCurrency?: string
}

export type JobSort = 'newest' | 'relevance' | 'pay'

/** Values of one filter are alternatives (or); filters combine (and). An empty list filters nothing. */
export interface JobFilters {
  locationIds: readonly number[]
  /**
   * Places that will do as well as the chosen ones, without being chosen: those around them. Only of jobs in the very
   * place: a job in a far district is not near because the middle of its city is.
   */
  placesAround: readonly number[]
  companyIds: readonly number[]
  titleIds: readonly number[]
  functionIds: readonly number[]
  mainFunctionIds: readonly number[]
  categoryIds: readonly number[]
  skillIds: readonly number[]
  jobTypeIds: readonly number[]
  levelIds: readonly number[]
  degreeIds: readonly number[]
  arrangements: readonly number[]
  industryIds: readonly number[]
  companySizeIds: readonly number[]
  /** BCP 47; of any of a posting's texts. */
  languages: readonly string[]
  /** Overlap with the job's pay; `to` null has no upper end. Jobs without stated pay are left out. */
  pay: { from: number; to: number | null; currency: string } | null
  /** Epoch seconds; only jobs posted at or after. */
  postedSince: number | null
  verifiedCompany: boolean
  urgent: boolean
  web3: boolean
  excludeWords: readonly string[]
  excludeCompanyIds: readonly number[]
  /** BCP 47; leaves out postings that have no text in another language. */
  excludeLanguages: readonly string[]
}

export interface JobHits {
  total: number
  /**
   * How many of these have only most of the query's words; by relevance they come after the others. 0 where enough
   * have them all.
   */
  partial: number
  hits: readonly JobHit[]
  facets: JobFacets | null
  /** By hit, in the same order; empty where nobody asked, or there is no text. */
  reasons: readonly HitReasons[]
  /**
   * How many more would match if the pay filter did not leave out jobs without stated pay; 0 without a pay
   * filter.
   */
  withoutStatedPay: number
  /** Words of the query that no posting has and what was searched instead. */
  corrections: readonly { from: string; to: string }[]
  /** For an empty result only: the total with this one filter (or the text) dropped, largest first. */
  droppable: readonly { filter: keyof JobFilters | 'text' | 'country'; total: number }[]
}

export interface JobHit {
  id: number
  score: number
}

/** What a posting matched a text by. */
export interface HitReasons {
  /** Part by part of the text, in its order. */
  parts: readonly PartReason[]
  /** The posting has a text in the language of the one who asks. */
  inOwnLanguage: boolean
}

/** A word of the text, or the words that name a job or skill together. */
export interface PartReason {
  /** As typed. */
  typed: string
  /** Where its words stand; if they stand in several places, the least telling of them. Null: not all are there. */
  words: 'title' | 'name' | 'text' | null
  /** The job or skill it names that counted for most; null: the posting is none of them. */
  concept: { kind: Concept['kind']; id: number; inTitle: boolean } | null
}

/** Whose pay to look at. */
export interface PayQuestion {
  /** Null: all work. */
  role: { facet: 'titleIds' | 'functionIds' | 'mainFunctionIds'; id: number } | null
  locationId: number | null
  countries: readonly string[]
  /** ISO 4217: only pay stated in it counts, since a converted amount says nothing about a place. */
  currency: string
}

/** What postings pay a month, each by the middle of its range; major units. */
export interface PaySpread {
  /** With or without stated pay. */
  postings: number
  /** Those read that state their pay in the currency: of many thousand postings every second or third is read. */
  sample: number
  /** How many companies they are of. */
  companies: number
  quartiles: { low: number; median: number; high: number }
  /** Without gaps, ascending; `to` is not part of it, and null has no upper end. */
  buckets: readonly { from: number; to: number | null; count: number }[]
}

/**
 * How many jobs each value of a filter would find: every facet is counted without its own filter. Most
 * frequent first, values without jobs left out; long lists are cut at 50. Values the query has chosen are
 * always there, at the end if they would be missing, be it with 0.
 */
export interface JobFacets {
  locationIds: readonly FacetCount[]
  companyIds: readonly FacetCount[]
  titleIds: readonly FacetCount[]
  functionIds: readonly FacetCount[]
  mainFunctionIds: readonly FacetCount[]
  categoryIds: readonly FacetCount[]
  skillIds: readonly FacetCount[]
  jobTypeIds: readonly FacetCount[]
  levelIds: readonly FacetCount[]
  degreeIds: readonly FacetCount[]
  arrangements: readonly FacetCount[]
  industryIds: readonly FacetCount[]
  companySizeIds: readonly FacetCount[]
  languages: readonly { value: string; count: number }[]
  /** One count per pay band given to the index for the query's currency, in the order of the bands. */
  pay: readonly { from: number; to: number | null; count: number }[]
  /** Jobs posted within the last 1, 3, 7, 14 and 30 days. */
  postedWithin: readonly { days: number; count: number }[]
  verifiedCompany: number
  urgent: number
  web3: number
}

export interface FacetCount {
  id: number
  count: number
}

/** What an index is made with; everything that isn't a posting. */
export interface JobIndexSettings {
  concepts: readonly Concept[]
  /** By ISO 4217 currency; major units a month; `to` null has no upper end. */
  payBands: Readonly<Record<string, readonly PayBand[]>>
  /** Units per US dollar by ISO 4217 currency. */
  currencyRates: Readonly<Record<string, number>>
  /** Epoch seconds. */
  now: () => number
}

export interface PayBand {
  from: number
  to: number | null
}

/** A thing with names in many languages: what lets a query in one language find postings in another. */
export interface Concept {
  kind: 'title' | 'function' | 'mainFunction' | 'skill'
  id: number
  /** The next broader concept (of a title its function, of a function its main function). */
  broader: number | null
  /** Ids of more general concepts of the same kind: of a truck driver the driver. Two may each be a kind of the other. */
  kindOf?: readonly number[]
  labels: readonly ConceptLabel[]
}

export interface ConceptLabel {
  /** BCP 47. */
  lang: string
  text: string
  /**
   * Holds in its own language only, in whose postings and for whose readers it has no other meaning: 業務 is selling in
   * Taiwan and duties in Japan.
   */
  local?: true
}
