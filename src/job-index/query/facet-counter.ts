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
import { countBitsInto, countInto } from '../storage/count-values.ts'
import { countBits, countCommon, type DocumentBits, documentsIn, subtract } from '../storage/document-bits.ts'
import { DIMENSIONS, type FacetValues } from '../storage/facet-values.ts'
import type { Segment, SegmentColumns } from '../storage/segment.ts'
import type { ValueRuns } from '../storage/value-runs.ts'
import type { JobFacets, JobFilters, PayBand } from '../types.ts'
import { countBelow, countWithin, POSTED_WITHIN_DAYS } from './count-ages.ts'
import { PayCounter } from './count-pay.ts'
import { placesOf } from './dimension-places.ts'
import { facetLists } from './facet-lists.ts'
import type { ActiveFilter } from './filters.ts'
import type { Bands } from './pay-classes.ts'
import type { Scope } from './scope.ts'
import { scratchCopy, scratchNumbers } from './scratch.ts'
import type { Selection, SelectionBits } from './select.ts'
import { bitsAt } from './value-bits.ts'
import { type Sums, sumsFor } from './value-sums.ts'

const DIMENSION_NAMES: readonly string[] = DIMENSIONS

export class FacetCounter {
  private readonly facetValues: FacetValues
  private readonly sums: Sums
  private readonly bands: readonly PayBand[]
  private readonly pay: PayCounter
  private readonly now: number
  private readonly within: number[] = POSTED_WITHIN_DAYS.map(() => 0)

  /** `now`: epoch seconds. One counter at a time may be at work on the same values. */
  constructor(facetValues: FacetValues, bands: Bands, now: number) {
    this.facetValues = facetValues
    this.sums = sumsFor(facetValues)
    this.bands = bands.list
    this.pay = new PayCounter(bands)
    this.now = now
  }

  /** `filters`: those that made the selection. */
  count(segment: Segment, selection: Selection, filters: readonly ActiveFilter[]): void {
    this.countValues(segment, selection, filters)
    this.pay.count(segment, selection, filters)
    countWithin(this.within, segment, selection.hitsBefore, this.now)
    const since = filters.findIndex(({ name }) => name === 'postedSince')
    if (since < 0) return
    const keptAway = selection.keptAway(since)
    countWithin(this.within, segment, (document) => countBelow(keptAway, document), this.now)
  }

  /** `filters`: those of the query, whose chosen values must not be missing. */
  result(filters: JobFilters): JobFacets {
    return {
      ...facetLists(this.sums, this.facetValues, filters),
      pay: this.bands.map(({ from, to }, index) => ({ from, to, count: this.pay.counts[index] ?? 0 })),
      postedWithin: POSTED_WITHIN_DAYS.map((days, index) => ({ days, count: this.within[index] ?? 0 })),
    }
  }

  private countValues(segment: Segment, selection: Selection, filters: readonly ActiveFilter[]): void {
    if (selection.bits !== null) this.countBits(segment, selection.total, selection.bits, filters)
    else this.countDocuments(segment, selection, filters)
  }

  /** Without a text. */
  private countBits(
    segment: Segment,
    total: number,
    { scope, passing, failing, passingBut }: SelectionBits,
    filters: readonly ActiveFilter[],
  ): void {
    if (scope.size === 0) return
    const { columns } = segment
    const { keys } = columns.valuePostings
    if (filters.length === 0) {
      this.sums.addAll(keys, scope.counts)
      return
    }
    const local = this.sums.scratch(keys.length)
    if (scope.size < 2 * total) {
      local.set(scope.counts)
      countBitsInto(local, columns, failing(), -1)
    } else countBitsInto(local, columns, passing, 1)
    for (const [index, { name }] of filters.entries()) {
      const dimension = DIMENSION_NAMES.indexOf(name)
      if (dimension >= 0) this.countOwn(dimension, segment, scope, passingBut(index), local)
    }
    this.sums.addAll(keys, local)
  }

  /** A filter's own facet: over what passes all other filters, or, if that is most of the scope, by what does not. */
  private countOwn(
    dimension: number,
    segment: Segment,
    scope: Scope,
    passing: DocumentBits,
    local: Uint32Array,
  ): void {
    const isMost = scope.size < 2 * countBits(passing)
    for (const place of placesOf(segment, dimension, this.facetValues)) {
      local[place] = isMost ? (scope.counts[place] ?? 0) : 0
    }
    if (!isMost) {
      this.countDimensionOfBits(dimension, segment, passing, local, 1)
      return
    }
    const others = scratchCopy(scope.documents)
    subtract(others, passing)
    this.countDimensionOfBits(dimension, segment, others, local, -1)
  }

  /** The values of a short list are counted by intersecting each with the documents, those of a long one by reading. */
  private countDimensionOfBits(
    dimension: number,
    segment: Segment,
    documents: DocumentBits,
    local: Uint32Array,
    step: 1 | -1,
  ): void {
    const size = countBits(documents)
    if (size === 0) return
    const places = placesOf(segment, dimension, this.facetValues)
    const valuesRead = (size * segment.columns.values.length) / segment.size
    if (places.length * documents.length > valuesRead) {
      this.countDimension(dimension, segment, documentsIn(documents, size, scratchNumbers), local, step)
      return
    }
    for (const place of places) {
      local[place] = (local[place] ?? 0) + step * countCommon(documents, bitsAt(segment, place))
    }
  }

  /** With a text. */
  private countDocuments(segment: Segment, selection: Selection, filters: readonly ActiveFilter[]): void {
    const { columns, size } = segment
    const { keys } = columns.valuePostings
    const { documents } = selection.hits(selection.total)
    const facets = filters.map(({ name }) => DIMENSION_NAMES.indexOf(name))
    const counted = facets.reduce((sum, _, index) => sum + selection.keptAwayCount(index), documents.length)
    if (counted === 0) return
    if (counted * columns.values.length < size * keys.length * FEW) {
      this.countDirectly(columns, documents, ANY)
      for (const [index, dimension] of facets.entries()) {
        if (dimension >= 0) this.countDirectly(columns, selection.keptAway(index), dimension)
      }
      return
    }
    const local = this.sums.scratch(keys.length)
    countInto(local, columns, documents, 1)
    for (const [index, dimension] of facets.entries()) {
      if (dimension >= 0) this.countDimension(dimension, segment, selection.keptAway(index), local, 1)
    }
    this.sums.addAll(keys, local)
  }

  /** For a few documents among many values. */
  private countDirectly(columns: SegmentColumns, documents: Uint32Array, dimension: number): void {
    const { valueStart, values, valuePostings } = columns
    const dimensions = this.facetValues.dimensionPlaces
    for (let index = 0; index < documents.length; index++) {
      const document = documents[index] ?? 0
      const end = valueStart[document + 1] ?? 0
      for (let position = valueStart[document] ?? 0; position < end; position++) {
        const value = valuePostings.keys[values[position] ?? 0] ?? 0
        if (dimension === ANY || dimensions[value] === dimension) this.sums.add(value, 1)
      }
    }
  }

  private countDimension(
    dimension: number,
    segment: Segment,
    documents: Uint32Array,
    local: Uint32Array,
    step: 1 | -1,
  ): void {
    if (documents.length === 0) return
    const { valueStart, values, valuePostings } = segment.columns
    const counted = this.sums.flags(valuePostings.keys.length)
    for (const place of placesOf(segment, dimension, this.facetValues)) counted[place] = 1
    for (let index = 0; index < documents.length; index++) {
      const document = documents[index] ?? 0
      addFlags(local, values, valueStart[document] ?? 0, valueStart[document + 1] ?? 0, counted, step)
    }
  }
}

/** Adds `step` to the counts of those values of a run that are flagged. */
function addFlags(
  counts: Uint32Array,
  values: ValueRuns,
  start: number,
  end: number,
  flags: Uint8Array,
  step: 1 | -1,
): void {
  for (let position = start; position < end; position++) {
    const place = values[position] ?? 0
    counts[place] = (counts[place] ?? 0) + step * (flags[place] ?? 0)
  }
}

const ANY = -1

/** Below this share of counts to values, counting by place costs more than it saves. */
const FEW = 0.25
