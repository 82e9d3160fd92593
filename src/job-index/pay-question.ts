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
