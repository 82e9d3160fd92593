/**
 * Counts the values that a query's filters would find. Every facet is counted without its own filter: over the hits,
 * plus the documents that only this filter excludes.
 *
 * Counting is the largest part of a search's time, so it is avoided if the result is known already. A query without
 * text starts from the counts of its scope, which are cached: without filters they are the result, and with a filter
 * that excludes few documents it is quicker to subtract those than to count the rest. If a query has a single filter,
 * that filter's own facet counts the whole scope.
 *
 * Within a segment values are counted by their place among the segment's own values, a short array that stays in the
 * processor's cache; the sums over all segments use the number that all share.
 */
import { entryCount } from '../storage/bundles.ts'
import type { Scope } from '../storage/cached-sets.ts'
import { countBitsInto, countFacetInto, countInto } from '../storage/count-values.ts'
import { countBits, countCommon, type DocumentBits, documentsIn } from '../storage/document-bits.ts'
import type { FacetSchema } from '../storage/facet-schema.ts'
import { dimensionPlaceOf, type FacetValues } from '../storage/facet-values.ts'
import type { Segment, SegmentColumns } from '../storage/segment.ts'
import type { JobFilters } from '../types.ts'
import { isMost, leftOut } from './counted-from-scope.ts'
import { placesOf } from './dimension-places.ts'
import { type FacetLists, facetLists } from './facet-lists.ts'
import type { ActiveFilter } from './filters.ts'
import { type MetValues, metByAll, metByFacet } from './met-values.ts'
import { scratchNumbers } from './scratch.ts'
import type { Selection, SelectionBits } from './select.ts'
import { bitsAt } from './value-bits.ts'
import { emptySums, type Sums } from './value-sums.ts'

export class ValueCounter {
  private readonly facetValues: FacetValues
  private readonly schema: FacetSchema
  private readonly sums: Sums

  /** Only one counter may run at a time. */
  constructor(facetValues: FacetValues) {
    this.facetValues = facetValues
    this.schema = facetValues.schema
    this.sums = emptySums(this.schema)
  }

  /** `filters`: those of the selection. */
  count(segment: Segment, selection: Selection, filters: readonly ActiveFilter[]): void {
    if (selection.bits !== null) this.countBits(segment, selection.bits, filters)
    else this.countDocuments(segment, selection, filters)
  }

  /** `filters`: those of the query; their chosen values must be included. */
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
    const local = this.sums.scratch(entryCount(columns.bundles))
    const own = filters.map(({ name }) => this.schema.placeOf(name))
    const hits = countBits(passing)
    const isFew = isFewAmongEntries(segment, hits)
    if (isFew)
      this.addMet(
        columns,
        metByAll(columns, documentsIn(passing, hits, scratchNumbers)),
        allFacetsBut(own, this.schema),
      )
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

  /**
   * The facet of a filter itself: over the documents that pass all other filters, or, if that is most of the scope, by
   * its complement.
   */
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
    const facets = filters.map(({ name }) => this.schema.placeOf(name))
    const counted = facets.reduce((sum, _, index) => sum + selection.excludedCount(index), documents.length)
    if (counted === 0) return
    if (isFewAmongEntries(segment, counted)) {
      this.addMet(columns, metByAll(columns, documents), allFacetsBut([], this.schema))
      for (const [index, facet] of facets.entries()) {
        if (facet < 0) continue
        this.addMet(
          columns,
          metByFacet(columns, selection.excluded(index), facet),
          onlyFacet(facet, this.schema),
        )
      }
      return
    }
    const local = this.sums.scratch(entryCount(columns.bundles))
    countInto(local, columns, documents, 1)
    for (const [index, facet] of facets.entries()) {
      if (facet < 0) continue
      const places = placesOf(segment, facet)
      countFacetInto(local, columns, selection.excluded(index), 1, { facet, places })
    }
    this.sums.addAll(segment, local)
  }

  /** `facets`: 1 at the place of each facet to count. */
  private addMet({ valuePostings: { keys } }: SegmentColumns, met: MetValues, facets: Uint8Array): void {
    for (let index = 0; index < met.places.length; index++) {
      const place = met.places[index] ?? 0
      const value = keys[place] ?? 0
      const count = met.take(place)
      if (facets[dimensionPlaceOf(value)] === 1) this.sums.add(value, count)
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
  const places = placesOf(segment, facet)
  const read = segment.columns.bundles.schema.groupOf(facet) < 0 ? size * SEVERAL : size
  if ((places.to - places.from) * documents.length > read) {
    const list = documentsIn(documents, size, scratchNumbers)
    countFacetInto(local, segment.columns, list, step, { facet, places })
    return
  }
  for (let place = places.from; place < places.to; place++) {
    local[place] = (local[place] ?? 0) + step * countCommon(documents, bitsAt(segment, place))
  }
}

/** The number of values that a document usually has in a facet without bundles. */
const SEVERAL = 4

/** Whether the documents have fewer entries than the segment: then it is quicker to note those that occur. */
function isFewAmongEntries({ columns }: Segment, documents: number): boolean {
  return documents * ENTRIES_A_DOCUMENT < entryCount(columns.bundles)
}

/** A bundle of each group, and skills. */
const ENTRIES_A_DOCUMENT = 8

function onlyFacet(facet: number, { facets }: FacetSchema): Uint8Array {
  return new Uint8Array(facets.length).fill(1, facet, facet + 1)
}

function allFacetsBut(left: readonly number[], { facets }: FacetSchema): Uint8Array {
  return Uint8Array.from(facets, (_, facet) => Number(!left.includes(facet)))
}
