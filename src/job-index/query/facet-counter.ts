/**
 * Counts what a query's filters would find. Every facet is counted without its own filter: over the hits, plus the
 * documents that only this filter keeps away.
 *
 * Counting is what a search spends most of its time on, so it is avoided where the answer is known already. A query
 * without text starts from the counts of its scope, which are kept: without filters they are the answer, and with a
 * filter that keeps few documents away it is quicker to take those off than to count the rest. The only filter of a
 * query sees, in its own facet, the whole scope.
 *
 * Within a segment values are counted by their place among the segment's own values, a short array that stays in the
 * processor's cache; the sums over all segments go by the number that all share.
 */
import { countInto } from '../storage/count-values.ts'
import { DIMENSIONS, type FacetValues } from '../storage/facet-values.ts'
import type { Segment } from '../storage/segment.ts'
import type { JobFacets, JobFilters, PayBand } from '../types.ts'
import { countWithin, POSTED_WITHIN_DAYS } from './count-ages.ts'
import { PayCounter } from './count-pay.ts'
import { facetLists, type ValueCounts } from './facet-lists.ts'
import type { ActiveFilter } from './filters.ts'
import type { Selection } from './select.ts'

const DIMENSION_NAMES: readonly string[] = DIMENSIONS

export class FacetCounter {
  private readonly facetValues: FacetValues
  private readonly sums: Sums
  private readonly pay: PayCounter
  private readonly now: number
  private readonly within: number[] = POSTED_WITHIN_DAYS.map(() => 0)

  /**
   * `payKey` names the bands; `factors`: from each currency's number to the bands' currency; `now`: epoch seconds. One
   * counter at a time may be at work on the same values.
   */
  constructor(
    facetValues: FacetValues,
    bands: { key: string; list: readonly PayBand[]; factors: Float64Array },
    now: number,
  ) {
    this.facetValues = facetValues
    this.sums = sumsFor(facetValues)
    this.pay = new PayCounter(bands)
    this.now = now
  }

  /** `filters`: those that made the selection. */
  count(segment: Segment, selection: Selection, filters: readonly ActiveFilter[]): void {
    this.countValues(segment, selection, filters)
    this.pay.count(segment, selection, filters)
    countWithin(this.within, segment, selection.passing.documents, this.now)
    const since = filters.findIndex(({ name }) => name === 'postedSince')
    if (since >= 0) countWithin(this.within, segment, selection.keptAway[since] ?? NO_DOCUMENTS, this.now)
  }

  /** `filters`: those of the query, whose chosen values must not be missing. */
  result(filters: JobFilters): JobFacets {
    const { bands, counts } = this.pay
    return {
      ...facetLists(this.sums, this.facetValues, filters),
      pay: bands.map(({ from, to }, index) => ({ from, to, count: counts[index] ?? 0 })),
      postedWithin: POSTED_WITHIN_DAYS.map((days, index) => ({ days, count: this.within[index] ?? 0 })),
    }
  }

  private countValues(segment: Segment, selection: Selection, filters: readonly ActiveFilter[]): void {
    const { passing, failing, keptAway, scope } = selection
    const { columns, size } = segment
    const { keys } = columns.valuePostings
    if (scope !== null && filters.length === 0) {
      this.sums.addAll(keys, scope.counts)
      return
    }
    const counted = keptAway.reduce((sum, documents) => sum + documents.length, passing.documents.length)
    if (counted === 0) return
    const local = this.sums.scratch(keys.length)
    if (scope !== null && failing.length < passing.documents.length) {
      local.set(scope.counts)
      countInto(local, columns, failing, -1)
    } else if (counted * columns.values.length < size * keys.length * FEW) {
      this.countDirectly(segment, selection, filters)
      return
    } else countInto(local, columns, passing.documents, 1)
    for (const [index, documents] of keptAway.entries()) {
      const dimension = DIMENSION_NAMES.indexOf(filters[index]?.name ?? '')
      if (dimension < 0 || documents.length === 0) continue
      if (scope !== null && filters.length === 1) this.copyDimension(dimension, keys, scope.counts, local)
      else
        for (let at = 0; at < documents.length; at++)
          this.countOf(dimension, segment, documents[at] ?? 0, local)
    }
    this.sums.addAll(keys, local)
  }

  /** For a few documents among many values. */
  private countDirectly(segment: Segment, selection: Selection, filters: readonly ActiveFilter[]): void {
    const { valueStart, values, valuePostings } = segment.columns
    const dimensions = this.facetValues.dimensionPlaces
    const add = (document: number, dimension: number) => {
      const end = valueStart[document + 1] ?? 0
      for (let position = valueStart[document] ?? 0; position < end; position++) {
        const value = valuePostings.keys[values[position] ?? 0] ?? 0
        if (dimension < 0 || dimensions[value] === dimension) this.sums.add(value, 1)
      }
    }
    for (const document of selection.passing.documents) add(document, -1)
    for (const [index, documents] of selection.keptAway.entries()) {
      const dimension = DIMENSION_NAMES.indexOf(filters[index]?.name ?? '')
      if (dimension >= 0) for (const document of documents) add(document, dimension)
    }
  }

  private countOf(dimension: number, { columns }: Segment, document: number, local: Uint32Array): void {
    const { valueStart, values, valuePostings } = columns
    const dimensions = this.facetValues.dimensionPlaces
    const end = valueStart[document + 1] ?? 0
    for (let position = valueStart[document] ?? 0; position < end; position++) {
      const place = values[position] ?? 0
      if (dimensions[valuePostings.keys[place] ?? 0] === dimension) local[place] = (local[place] ?? 0) + 1
    }
  }

  private copyDimension(dimension: number, keys: Uint32Array, from: Uint32Array, to: Uint32Array): void {
    const dimensions = this.facetValues.dimensionPlaces
    for (let place = 0; place < keys.length; place++) {
      if (dimensions[keys[place] ?? 0] === dimension) to[place] = from[place] ?? 0
    }
  }
}

const NO_DOCUMENTS = new Uint32Array(0)

/** Below this share of counts to values, counting by place costs more than it saves. */
const FEW = 0.25

/** Counts by value that are emptied after use by what was used: there are far more values than a query meets. */
class Sums implements ValueCounts {
  private counts = new Uint32Array(0)
  private met = new Uint32Array(0)
  private metLength = 0
  private local = new Uint32Array(0)

  /** All zero, for at least so many values. */
  empty(values: number): void {
    for (let index = 0; index < this.metLength; index++) this.counts[this.met[index] ?? 0] = 0
    this.metLength = 0
    if (values <= this.counts.length) return
    this.counts = new Uint32Array(values * 2)
    this.met = new Uint32Array(values * 2)
  }

  add(value: number, count: number): void {
    const before = this.counts[value] ?? 0
    if (before === 0) this.met[this.metLength++] = value
    this.counts[value] = before + count
  }

  addAll(values: Uint32Array, counts: Uint32Array): void {
    for (let place = 0; place < values.length; place++) {
      const count = counts[place] ?? 0
      if (count > 0) this.add(values[place] ?? 0, count)
    }
  }

  /** Zeros; the same array every time. */
  scratch(length: number): Uint32Array {
    if (this.local.length < length) this.local = new Uint32Array(length * 2)
    return this.local.subarray(0, length).fill(0)
  }

  countOf(value: number): number {
    return this.counts[value] ?? 0
  }

  get values(): Uint32Array {
    return this.met.subarray(0, this.metLength)
  }
}

const sumsOfValues = new WeakMap<FacetValues, Sums>()

function sumsFor(facetValues: FacetValues): Sums {
  const sums = sumsOfValues.get(facetValues) ?? new Sums()
  sumsOfValues.set(facetValues, sums)
  sums.empty(facetValues.size)
  return sums
}
