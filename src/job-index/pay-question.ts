/** The postings whose pay to examine. */
export interface PayQuestion {
  /** Null: all work. */
  role: { facet: 'titleIds' | 'functionIds' | 'mainFunctionIds'; id: number } | null
  locationId: number | null
  countries: readonly string[]
  /** ISO 4217: only pay stated in it counts, since a converted amount says nothing about a place. */
  currency: string
}

/** The monthly pay of postings, each by the middle of its range; major units. */
export interface PaySpread {
  /** With or without stated pay. */
  postings: number
  /**
   * The examined postings that state their pay in the currency: of many thousand postings every second or third is
   * examined.
   */
  sample: number
  /** The number of their companies. */
  companies: number
  quartiles: { low: number; median: number; high: number }
  /** Ascending, without gaps; `to` is excluded; null: no upper end. */
  buckets: readonly { from: number; to: number | null; count: number }[]
}
