/**
 * Counts the values that a query's filters would find. Every facet is counted without its own filter: over the hits, plus the
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
import { countBits, countCommon, type DocumentBits, documentsIn } from '../storage/document-bits.ts'
import { dimensionPlaceOf, FACETS, type FacetValues } from '../storage/facet-values.ts'
import type { Scope } from '../storage/kept-sets.ts'
import type { Segment, SegmentColumns } from '../storage/segment.ts'
import type { ValueRuns } from '../storage/value-runs.ts'
import type { JobFilters } from '../types.ts'
import { isMost, leftOut } from './counted-from-scope.ts'
import { type Places, placesOf } from './dimension-places.ts'
import { type FacetLists, facetLists } from './facet-lists.ts'
import type { ActiveFilter } from './filters.ts'
import { scratchNumbers } from './scratch.ts'
import type { Selection, SelectionBits } from './select.ts'
import { bitsAt } from './value-bits.ts'
import { emptySums, type Sums } from './value-sums.ts'

const FACET_NAMES: readonly string[] = FACETS

export class ValueCounter {
  private readonly facetValues: FacetValues
  private readonly sums: Sums = emptySums()

  /** One counter at a time may be at work. */
  constructor(facetValues: FacetValues) {
    this.facetValues = facetValues
  }

  /** `filters`: those that made the selection. */
  count(segment: Segment, selection: Selection, filters: readonly ActiveFilter[]): void {
    if (selection.bits !== null) this.countBits(segment, selection.bits, filters)
    else this.countDocuments(segment, selection, filters)
  }

  /** `filters`: those of the query, whose chosen values must not be missing. */
  lists(filters: JobFilters): FacetLists {
    return facetLists((facet) => this.sums.ofFacet(facet), this.facetValues, filters)
  }

  /** Without a text. */
  private countBits(segment: Segment, bits: SelectionBits, filters: readonly ActiveFilter[]): void {
    const { columns } = segment
    const { scope, passing } = bits
    if (filters.length === 0) {
      this.sums.addAll(segment, scope.counts)
      return
    }
    const local = this.sums.scratch(columns.valuePostings.keys.length)
    const own = filters.map(({ name }) => FACET_NAMES.indexOf(name))
    const hits = countBits(passing)
    const isFew = isFewAmongValues(segment, hits)
    if (isFew) this.countDirectly(columns, documentsIn(passing, hits, scratchNumbers), allFacetsBut(own))
    else if (isMost(scope, passing)) {
      local.set(scope.counts)
      countBitsInto(local, columns, leftOut(scope, passing), -1)
    } else countBitsInto(local, columns, passing, 1)
    for (const [index, facet] of own.entries()) {
      if (facet < 0) continue
      this.countOwn(facet, segment, bits.scopeBut(index), bits.passingBut(index), local)
      if (isFew) this.sums.addFacet(facet, segment, local)
    }
    if (!isFew) this.sums.addAll(segment, local)
  }

  /** A filter's own facet: over what passes all other filters, or, if that is most of the scope, by what does not. */
  private countOwn(
    facet: number,
    segment: Segment,
    scope: Scope,
    passing: DocumentBits,
    local: Uint32Array,
  ): void {
    const { from, to } = placesOf(segment, facet)
    if (isMost(scope, passing)) {
      local.set(scope.counts.subarray(from, to), from)
      countFacetOfBits(facet, segment, leftOut(scope, passing), local, -1)
    } else {
      local.fill(0, from, to)
      countFacetOfBits(facet, segment, passing, local, 1)
    }
  }

  /** With a text. */
  private countDocuments(segment: Segment, selection: Selection, filters: readonly ActiveFilter[]): void {
    const { columns } = segment
    const { documents } = selection.hits(selection.total)
    const facets = filters.map(({ name }) => FACET_NAMES.indexOf(name))
    const counted = facets.reduce((sum, _, index) => sum + selection.keptAwayCount(index), documents.length)
    if (counted === 0) return
    if (isFewAmongValues(segment, counted)) {
      this.countDirectly(columns, documents, ALL_FACETS)
      for (const [index, facet] of facets.entries()) {
        if (facet >= 0) this.countDirectly(columns, selection.keptAway(index), onlyFacet(facet))
      }
      return
    }
    const local = this.sums.scratch(columns.valuePostings.keys.length)
    countInto(local, columns, documents, 1)
    for (const [index, facet] of facets.entries()) {
      if (facet >= 0) countFacet(facet, segment, selection.keptAway(index), local, 1)
    }
    this.sums.addAll(segment, local)
  }

  /** For a few documents among many values. `facets`: 1 at the place of each facet to count. */
  private countDirectly(columns: SegmentColumns, documents: Uint32Array, facets: Uint8Array): void {
    const { valueStart, values, valuePostings } = columns
    for (let index = 0; index < documents.length; index++) {
      const document = documents[index] ?? 0
      const end = valueStart[document + 1] ?? 0
      for (let position = valueStart[document] ?? 0; position < end; position++) {
        const value = valuePostings.keys[values[position] ?? 0] ?? 0
        if (facets[dimensionPlaceOf(value)] === 1) this.sums.add(value, 1)
      }
    }
  }
}

/** The values of a short list are counted by intersecting each with the documents, those of a long one by reading. */
function countFacetOfBits(
  facet: number,
  segment: Segment,
  documents: DocumentBits,
  local: Uint32Array,
  step: 1 | -1,
): void {
  const size = countBits(documents)
  if (size === 0) return
  const { from, to } = placesOf(segment, facet)
  const valuesRead = (size * segment.columns.values.length) / segment.size
  if ((to - from) * documents.length > valuesRead) {
    countFacet(facet, segment, documentsIn(documents, size, scratchNumbers), local, step)
    return
  }
  for (let place = from; place < to; place++) {
    local[place] = (local[place] ?? 0) + step * countCommon(documents, bitsAt(segment, place))
  }
}

function countFacet(
  facet: number,
  segment: Segment,
  documents: Uint32Array,
  local: Uint32Array,
  step: 1 | -1,
): void {
  const { valueStart, values } = segment.columns
  const places = placesOf(segment, facet)
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0
    addWithin(local, values, valueStart[document] ?? 0, valueStart[document + 1] ?? 0, places, step)
  }
}

/** Adds `step` to the counts of those values of a run that lie in a stretch; the run goes facet by facet. */
function addWithin(
  counts: Uint32Array,
  values: ValueRuns,
  start: number,
  end: number,
  { from, to }: Places,
  step: 1 | -1,
): void {
  for (let position = start; position < end; position++) {
    const place = values[position] ?? 0
    if (place >= to) return
    if (place >= from) counts[place] = (counts[place] ?? 0) + step
  }
}

/** Whether counting by place would cost more than it saves: it takes a look at every value of the segment. */
function isFewAmongValues({ columns, size }: Segment, documents: number): boolean {
  return documents * columns.values.length < size * columns.valuePostings.keys.length * FEW
}

const FEW = 0.25

const ALL_FACETS = new Uint8Array(FACETS.length).fill(1)

function onlyFacet(facet: number): Uint8Array {
  return new Uint8Array(FACETS.length).fill(1, facet, facet + 1)
}

function allFacetsBut(facets: readonly number[]): Uint8Array {
  return ALL_FACETS.map((_, facet) => Number(!facets.includes(facet)))
}
