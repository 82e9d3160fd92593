/**
 * Counts what a query's filters would find. Every facet is counted without its own filter: over the hits,
 * plus the documents that only this filter keeps away. All values of all facets are numbered together, so
 * counting the hits is one loop over each document's run of values.
 */
import { countInto } from '../storage/count-values.ts'
import { DIMENSIONS, type Dimension, type Facet, type FacetValues } from '../storage/facet-values.ts'
import type { Segment } from '../storage/segment.ts'
import type { FacetCount, JobFacets, JobFilters, PayBand } from '../types.ts'
import { BestFirst } from './best-first.ts'
import { payOverlaps } from './filters.ts'
import { addScopeCounts } from './scope.ts'

/** The facets with more values than anyone reads show this many. */
export const LONGEST_FACET = 50

/** The others are short lists by nature; the bound is only a guard. */
const LONGEST_LIST = 1000

const DIMENSION_NAMES: readonly string[] = DIMENSIONS

const POSTED_WITHIN_DAYS = [1, 3, 7, 14, 30] as const

export class FacetCounter {
  private readonly facetValues: FacetValues
  private readonly bands: readonly PayBand[]
  private readonly factors: Float64Array
  private readonly now: number
  private readonly counts: Uint32Array<ArrayBuffer>
  private readonly bandCounts: number[]
  private readonly withinCounts: number[] = POSTED_WITHIN_DAYS.map(() => 0)

  /** `factors`: from each currency's number to the bands' currency; `now`: epoch seconds. */
  constructor(facetValues: FacetValues, bands: readonly PayBand[], factors: Float64Array, now: number) {
    this.facetValues = facetValues
    this.bands = bands
    this.factors = factors
    this.now = now
    this.counts = new Uint32Array(facetValues.size)
    this.bandCounts = bands.map(() => 0)
  }

  countHits(segment: Segment, documents: Uint32Array): void {
    countInto(this.counts, segment, documents, 1)
    this.countPay(segment, documents)
    this.countAges(segment, documents)
  }

  /** The same for all documents of a scope, mostly by counts that are kept. */
  countScope(segment: Segment, countries: readonly string[] | undefined, documents: Uint32Array): void {
    addScopeCounts(segment, countries, documents, this.facetValues, this.counts)
    this.countPay(segment, documents)
    this.countAges(segment, documents)
  }

  /** Documents that only the filter `name` keeps away: they count among its own values. */
  countKeptAway(segment: Segment, documents: Uint32Array, name: keyof JobFilters): void {
    if (name === 'pay') this.countPay(segment, documents)
    else if (name === 'postedSince') this.countAges(segment, documents)
    else this.countValues(segment, documents, name)
  }

  /** `filters`: those of the query, whose chosen values must not be missing. */
  result(filters: JobFilters): JobFacets {
    const lists = DIMENSIONS.map(
      (name) => new BestFirst<ValueCount>(SHORTENED.has(name) ? LONGEST_FACET : LONGEST_LIST, moreFrequent),
    )
    for (let value = 0; value < this.counts.length; value++) {
      const count = this.counts[value] ?? 0
      if (count > 0) this.offer(value, count, lists)
    }
    const sorted = (facet: Facet) => lists[DIMENSIONS.indexOf(facet)]?.sorted() ?? []
    const withChosen = (facet: Facet) => {
      const list = sorted(facet)
      const listed = new Set(list.map(({ id }) => id))
      return [...list, ...this.chosenCounts(facet, filters).filter(({ id }) => !listed.has(id))]
    }
    const byId = (facet: Facet): FacetCount[] =>
      withChosen(facet).map(({ id, count }) => ({ id: Number(id), count }))
    const flag = (facet: Facet): number => sorted(facet)[0]?.count ?? 0
    return {
      locationIds: byId('locationIds'),
      companyIds: byId('companyIds'),
      titleIds: byId('titleIds'),
      functionIds: byId('functionIds'),
      mainFunctionIds: byId('mainFunctionIds'),
      categoryIds: byId('categoryIds'),
      skillIds: byId('skillIds'),
      jobTypeIds: byId('jobTypeIds'),
      levelIds: byId('levelIds'),
      degreeIds: byId('degreeIds'),
      arrangements: byId('arrangements'),
      industryIds: byId('industryIds'),
      companySizeIds: byId('companySizeIds'),
      languages: withChosen('languages').map(({ id, count }) => ({ value: String(id), count })),
      pay: this.bands.map(({ from, to }, index) => ({ from, to, count: this.bandCounts[index] ?? 0 })),
      postedWithin: POSTED_WITHIN_DAYS.map((days, index) => ({ days, count: this.withinCounts[index] ?? 0 })),
      verifiedCompany: flag('verifiedCompany'),
      urgent: flag('urgent'),
      web3: flag('web3'),
    }
  }

  private chosenCounts(facet: Facet, filters: JobFilters): ValueCount[] {
    const chosen = filters[facet]
    if (typeof chosen === 'boolean') return []
    const counts = [...new Set<number | string>(chosen)].map((id) => ({
      id,
      count: this.counts[this.facetValues.numberOf(facet, id)] ?? 0,
    }))
    return counts.sort((a, b) => (moreFrequent(a, b) ? -1 : 1))
  }

  private countValues(segment: Segment, documents: Uint32Array, name: keyof JobFilters): void {
    const { valueStart, values } = segment.columns
    const { counts } = this
    const dimensions = this.facetValues.dimensionPlaces
    const counted = DIMENSION_NAMES.indexOf(name)
    for (let index = 0; index < documents.length; index++) {
      const document = documents[index] ?? 0
      const end = valueStart[document + 1] ?? 0
      for (let position = valueStart[document] ?? 0; position < end; position++) {
        const value = values[position] ?? 0
        if (dimensions[value] === counted) counts[value] = (counts[value] ?? 0) + 1
      }
    }
  }

  private offer(value: number, count: number, lists: readonly BestFirst<ValueCount>[]): void {
    const list = lists[this.facetValues.dimensionPlaces[value] ?? 0]
    if (list === undefined || count < (list.worstKept?.count ?? 0)) return
    list.offer({ id: this.facetValues.idOf(value), count })
  }

  private countPay(segment: Segment, documents: Uint32Array): void {
    const { currency, payMin, payMax } = segment.columns
    if (this.bands.length === 0) return
    for (let index = 0; index < documents.length; index++) {
      const document = documents[index] ?? 0
      const code = currency[document] ?? 0
      if (code > 0) this.countBands(code, payMin[document] ?? 0, payMax[document] ?? 0)
    }
  }

  private countBands(currency: number, min: number, max: number): void {
    const factor = this.factors[currency] ?? Number.NaN
    for (let index = 0; index < this.bands.length; index++) {
      const band = this.bands[index]
      if (band === undefined || !payOverlaps(band, min, max, factor)) continue
      this.bandCounts[index] = (this.bandCounts[index] ?? 0) + 1
    }
  }

  /** Documents come from the newest to the oldest: each period counts a prefix of them. */
  private countAges(segment: Segment, documents: Uint32Array): void {
    const { postedAt } = segment.columns
    for (const [index, days] of POSTED_WITHIN_DAYS.entries()) {
      const since = this.now - days * 86_400
      let low = 0
      let high = documents.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((postedAt[documents[middle] ?? 0] ?? 0) >= since) low = middle + 1
        else high = middle
      }
      this.withinCounts[index] = (this.withinCounts[index] ?? 0) + low
    }
  }
}

const SHORTENED: ReadonlySet<Dimension> = new Set([
  'locationIds',
  'companyIds',
  'titleIds',
  'functionIds',
  'skillIds',
])

interface ValueCount {
  id: number | string
  count: number
}

function moreFrequent(a: ValueCount, b: ValueCount): boolean {
  return a.count > b.count || (a.count === b.count && a.id < b.id)
}
