/**
 * The input and output of the index. All ids are positive integers; an empty list, 0 or null means "unknown", never a
 * guess.
 */
import type { LanguagesRead } from '#shared/languages-read.ts'
import type { MonthlyPay } from '#shared/monthly-pay.ts'

/**
 * A facet is a field by which postings are filtered and counted. The owner of an index declares them, in any number;
 * the index itself reads these.
 */
export type OwnFacet =
  /** The place itself, which is the first, and all places that contain it: district, city, region. */
  | 'locationIds'
  | 'companyIds'
  | 'titleIds'
  | 'functionIds'
  | 'mainFunctionIds'
  | 'skillIds'
  /** 1 on-site, 2 hybrid, 3 remote, 4 not stated (a value of its own: local search includes it). */
  | 'arrangements'
  /** BCP 47; of any of a posting's texts. */
  | 'languages'

export interface FacetDeclaration {
  /** Facets of one group have values that come together: a company and its industry. Null: values that come alone. */
  group: string | null
  /** It has too many values to read: the list of its counts is cut. */
  isLong: boolean
}

export type FacetDeclarations<Facet extends string = string> = Readonly<
  Record<Facet | OwnFacet, FacetDeclaration>
>

/** Ids or tags by facet; a flag has the value 1. Unknown ids (0, "") are no values. */
export type FacetIds<Facet extends string = string> = {
  readonly [Name in Facet]?: readonly (number | string)[]
}

/** One live posting (open or on hold) as the index reads it. Closed postings are removed, not indexed. */
export interface JobDocument<Facet extends string = string> {
  id: number
  /** ISO 3166 alpha-2 of the workplace. */
  country: string | null
  /**
   * The countries in which a remote job may be done; empty means anywhere. Read only if one of the `arrangements` is 3.
   */
  openCountries: readonly string[]
  excludedCountries: readonly string[]
  values: FacetIds<Facet>
  /** Names of the place as people write them, in any language: searchable as words. */
  placeNames?: readonly string[]
  companyName: string
  texts: readonly JobText[]
  pay: MonthlyPay | null
  /** It takes no applications now, and comes after those that do. */
  isOnHold: boolean
  /** Epoch seconds. */
  postedAt: number
}

/** One language's version; plain text, no markup. `lang` is any BCP 47 tag. */
export interface JobText {
  lang: string
  title: string
  description: string
}

export interface JobQuery<Facet extends string = string> {
  text: string
  /** The visitor's interface language (BCP 47): it decides the meaning of local names. */
  language: string
  /** Searches for the words as typed: nothing is corrected or read as a name in another script. */
  literal?: boolean
  /** Postings in these languages come first. Absent: all languages are equal. */
  reads?: LanguagesRead
  /** Wishes by which jobs are ranked if no text says what is looked for. Absent: none. */
  wishes?: Wishes<Facet>
  /** Scope: jobs in any of these countries and remote jobs open to one of them. Absent: everywhere. */
  countries?: readonly string[]
  filters: JobFilters<Facet>
  sort: JobSort
  offset: number
  limit: number
  /** Whether to count every filter's values. */
  facets: boolean
  /** Whether to leave out postings that are only similar. */
  exact?: boolean
  /** Whether to leave out similar postings that are only a little near. They are counted in `distant`. */
  closeOnly?: boolean
  /** Whether to return the reasons why each hit matched. */
  explain?: boolean
  /** Whether to return the wishes that each hit meets. */
  explainWishes?: boolean
  /** ISO 4217: the currency of the pay bands to count. Absent: the pay filter's currency, and without one no bands. */
  payCurrency?: string
}

export type JobSort = 'newest' | 'relevance' | 'pay'

/** Values of one filter are alternatives (or); filters combine (and). An empty list filters nothing. */
export interface JobFilters<Facet extends string = string> {
  values: FacetIds<Facet>
  /**
   * Places around the chosen ones, which match as well without being chosen. Only for jobs directly in such a place: a
   * job in a far district is not near because the middle of its city is.
   */
  placesAround: readonly number[]
  /** Overlap with the job's pay; `to` null: no upper end. Jobs without stated pay are excluded. */
  pay: { from: number; to: number | null; currency: string } | null
  /** Epoch seconds; only jobs posted at or after. */
  postedSince: number | null
  excludeWords: readonly string[]
  excludeCompanyIds: readonly number[]
  /** Postings that the person does not want to see. */
  excludeJobIds: readonly number[]
  /** BCP 47; excludes postings that have no text in another language. */
  excludeLanguages: readonly string[]
}

/** A wish is met or not; its `worth` is added to a posting's score, which is 1 without any. */
export type Wish<Facet extends string = string> = { worth: number } & (
  | {
      /** One of these titles or functions, named by the posting or given to it. */
      concepts: readonly Pick<Concept, 'kind' | 'id'>[]
    }
  | {
      /** A job in a person's own words: the titles and functions that they name. */
      words: string
    }
  | {
      /** A job whose titles mean nearly the same as these words: the similarity that is needed, at most 1. */
      meaning: string
      least: number
    }
  | {
      /** One of these values of a facet: the ids are alternatives, and so are the facets. */
      values: FacetIds<Facet>
    }
  | {
      /** Stated pay that reaches this amount of a month. */
      pay: { from: number; currency: string }
    }
)

/** Of each list the most valuable wish that a posting meets counts; lists add up. */
export type Wishes<Facet extends string = string> = readonly (readonly Wish<Facet>[])[]

/** The filters beside the facets. */
export type OtherFilter = Exclude<keyof JobFilters, 'values' | 'placesAround'>

/** Filters that filter nothing. */
export const NO_FILTERS: JobFilters<never> = {
  values: {},
  placesAround: [],
  pay: null,
  postedSince: null,
  excludeWords: [],
  excludeCompanyIds: [],
  excludeJobIds: [],
  excludeLanguages: [],
}

export interface JobHits<Facet extends string = string> {
  /** The postings that match. */
  total: number
  /**
   * How many postings are similar without being a match; 0 if enough postings match. They come after the matches, the
   * nearest first, however those are sorted, and they are in no other number here.
   */
  similar: number
  /** How many more `closeOnly` left out. */
  distant: number
  hits: readonly JobHit[]
  facets: JobFacets<Facet> | null
  /** By hit, in the same order; empty if not requested, or without a text. */
  reasons: readonly HitReasons[]
  /**
   * By hit, in the same order: of each list of wishes the place of the one that counted, -1 for none. Empty if not
   * requested, or with a text.
   */
  met: readonly (readonly number[])[]
  /** How many more would match if the pay filter did not exclude jobs without stated pay; 0 without a pay filter. */
  withoutStatedPay: number
  /** Words of the query that are probably mistyped or in another script, and what was searched for them. */
  corrections: readonly { from: string; to: string }[]
  /**
   * For an empty result only: the total without this one filter, largest first. A facet, another filter, `text` or
   * `country`.
   */
  droppable: readonly { filter: string; total: number }[]
}

export interface JobHit {
  id: number
  score: number
}

/** The reasons why a posting matched a text. */
export interface HitReasons {
  /** Part by part of the text, in its order. */
  parts: readonly PartReason[]
  /** The posting has a text in the visitor's language. */
  inOwnLanguage: boolean
  /** Of a similar posting the id of the title that is nearest to it; null: a match, or none is near. */
  nearestTitle: number | null
}

/** A word of the text, or the words that name a job or skill together. */
export interface PartReason {
  /** As typed. */
  typed: string
  /**
   * The field that contains its words; if they are in several fields, the least significant. Null: the posting does not
   * have all of them.
   */
  words: 'title' | 'name' | 'text' | null
  /** The job or skill that it names and that counted for most; null: the posting has none of them. */
  concept: { kind: Concept['kind']; id: number; inTitle: boolean } | null
}

/**
 * How many jobs each value of a filter would find: every facet is counted without its own filter. Most frequent first,
 * values without jobs are left out; long lists are cut at 50. Values that the query has chosen are always included, at
 * the end if they would be missing, even with 0.
 */
export interface JobFacets<Facet extends string = string> {
  values: FacetCounts<Facet>
  /** One count per pay band given to the index for the query's currency, in the order of the bands. */
  pay: readonly { from: number; to: number | null; count: number }[]
  /** Jobs posted within the last 1, 3, 7, 14 and 30 days. */
  postedWithin: readonly { days: number; count: number }[]
}

/** By facet. A flag has one value or none. */
export interface FacetCounts<Facet extends string = string> {
  get(facet: Facet): readonly FacetCount[] | undefined
}

export interface FacetCount {
  id: number | string
  count: number
}

export interface PayBand {
  from: number
  to: number | null
}

/** A thing with names in many languages: with it a query in one language finds postings in another. */
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
   * Valid in its own language only; in its postings and for its readers it has no other meaning: 業務 is selling in
   * Taiwan and duties in Japan.
   */
  local?: true
}
