/**
 * Filters of a query, compiled once and applied to one segment after another. Each active filter owns one
 * bit, and marking sets it for the candidates that pass. A candidate whose bits are complete is a hit. One
 * that lacks exactly one bit is no hit, but it is what that filter hides, and must be counted among that
 * filter's own values: choosing "part-time" still shows how many full-time jobs there would be.
 *
 * A filter by values can be marked from either side: by the posting lists of its values, or by the
 * candidates' own values. A narrow filter over many candidates takes the first way, a wide one over few the
 * second.
 */
import type { Currencies } from '../pay.ts'
import { FACETS, type Facet, type FacetValues } from '../storage/facet-values.ts'
import { countPostings, type PostingLists, placeOfKey, readPostings } from '../storage/postings.ts'
import type { Segment, ValueRuns } from '../storage/segment.ts'
import type { JobFilters } from '../types.ts'
import { documentsWith, type TextContext } from './match-text.ts'
import { planExclusion } from './plan.ts'

export interface ActiveFilter {
  name: keyof JobFilters
  /** A power of two. */
  bit: number
  /** The numbers of the facet values that pass; null where the filter is of another kind. */
  values: readonly number[] | null
  /** Says of candidates, by document, whether they pass; null where values decide. */
  testIn: ((segment: Segment) => (document: number) => boolean) | null
}

export interface FilterTables {
  currencies: Currencies
  context: TextContext
}

export function activeFilters(filters: JobFilters, tables: FilterTables): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const activate = (
    name: keyof JobFilters,
    rule: Pick<ActiveFilter, 'values'> | Pick<ActiveFilter, 'testIn'>,
  ) => {
    active.push({ values: null, testIn: null, ...rule, name, bit: 2 ** active.length })
  }
  for (const facet of FACETS) {
    const values = chosenValues(filters, facet, tables.context.facetValues)
    if (values !== null) activate(facet, { values })
  }
  const { pay, postedSince, excludeCompanyIds } = filters
  if (pay !== null) {
    const factors = tables.currencies.factorsTo(pay.currency)
    activate('pay', { testIn: (segment) => payTest(segment, pay, factors) })
  }
  if (postedSince !== null) {
    activate('postedSince', {
      testIn:
        ({ columns: { postedAt } }) =>
        (document) =>
          (postedAt[document] ?? 0) >= postedSince,
    })
  }
  if (excludeCompanyIds.length > 0) {
    const values = excludeCompanyIds.map((id) => tables.context.facetValues.numberOf('companyIds', id))
    activate('excludeCompanyIds', {
      testIn: (segment) =>
        notAmong(
          segment,
          values.map((value) => documentsWithValue(segment, value)),
        ),
    })
  }
  const exclusions = filters.excludeWords.map(planExclusion).filter((unit) => unit !== null)
  if (exclusions.length > 0) {
    activate('excludeWords', {
      testIn: (segment) =>
        notAmong(
          segment,
          exclusions.map((unit) => documentsWith(segment, unit, tables.context)),
        ),
    })
  }
  return active
}

/** For each of the candidates, in order, the bits of the filters that it passes. */
export function markPassing(
  segment: Segment,
  candidates: Uint32Array,
  filters: readonly ActiveFilter[],
): Uint32Array {
  const bits = new Uint32Array(filters.length === 0 ? 0 : candidates.length)
  const byCandidates: ActiveFilter[] = []
  for (const filter of filters) {
    if (filter.testIn !== null) markByTest(filter.testIn(segment), candidates, bits, filter.bit)
    else if (isNarrow(segment, filter, candidates)) markByPostings(segment, filter, candidates, bits)
    else byCandidates.push(filter)
  }
  if (byCandidates.length > 0) markByValues(segment, byCandidates, candidates, bits)
  return bits
}

/** Whether a job's monthly pay, converted, overlaps a range; both ends belong to it. */
export function payOverlaps(
  range: { from: number; to: number | null },
  min: number,
  max: number,
  factor: number,
): boolean {
  return max * factor >= range.from && (range.to === null || min * factor <= range.to)
}

/** The numbers of the values chosen in a facet; null where the filter is not active. */
function chosenValues(filters: JobFilters, facet: Facet, table: FacetValues): number[] | null {
  const chosen = filters[facet]
  if (typeof chosen === 'boolean') return chosen ? [table.numberOf(facet, 1)] : null
  return chosen.length === 0 ? null : chosen.map((id) => table.numberOf(facet, id))
}

function documentsWithValue(segment: Segment, value: number): Uint32Array {
  if (value < 0) return NO_DOCUMENTS
  const entries = readPostings(segment.columns.valuePostings, value)
  for (let index = 0; index < entries.length; index++) entries[index] = (entries[index] ?? 0) >>> 2
  return entries
}

const NO_DOCUMENTS = new Uint32Array(0)

function payTest(
  { columns: { currency, payMin, payMax } }: Segment,
  range: { from: number; to: number | null },
  factors: Float64Array,
): (document: number) => boolean {
  return (document) => {
    const code = currency[document] ?? 0
    if (code === 0) return false
    return payOverlaps(range, payMin[document] ?? 0, payMax[document] ?? 0, factors[code] ?? Number.NaN)
  }
}

function notAmong(segment: Segment, lists: readonly Uint32Array[]): (document: number) => boolean {
  const excluded = new Uint8Array(segment.size)
  for (const documents of lists) {
    for (let index = 0; index < documents.length; index++) excluded[documents[index] ?? 0] = 1
  }
  return (document) => excluded[document] === 0
}

function markByTest(
  passes: (document: number) => boolean,
  candidates: Uint32Array,
  bits: Uint32Array,
  bit: number,
): void {
  for (let index = 0; index < candidates.length; index++) {
    if (passes(candidates[index] ?? 0)) bits[index] = (bits[index] ?? 0) | bit
  }
}

/** A posting costs about as much to read as this many of a candidate's values to look at. */
const VALUES_PER_POSTING = 4

function isNarrow(segment: Segment, { values }: ActiveFilter, candidates: Uint32Array): boolean {
  const { valuePostings, values: all } = segment.columns
  let postings = 0
  for (const value of values ?? []) if (value >= 0) postings += countPostings(valuePostings, value)
  const perCandidate = all.length / Math.max(1, segment.size)
  return postings * VALUES_PER_POSTING < candidates.length * perCandidate
}

function markByPostings(
  segment: Segment,
  { values, bit }: ActiveFilter,
  candidates: Uint32Array,
  bits: Uint32Array,
): void {
  for (const value of values ?? []) {
    const documents = documentsWithValue(segment, value)
    if (candidates.length === segment.size) {
      for (let index = 0; index < documents.length; index++) {
        const document = documents[index] ?? 0
        bits[document] = (bits[document] ?? 0) | bit
      }
      continue
    }
    let position = 0
    for (let index = 0; index < documents.length; index++) {
      const document = documents[index] ?? 0
      position = firstFrom(candidates, document, position)
      if (candidates[position] === document) bits[position] = (bits[position] ?? 0) | bit
    }
  }
}

/**
 * The place of the first candidate not before a document, sought from a place before it in growing strides.
 */
function firstFrom(candidates: Uint32Array, document: number, from: number): number {
  let low = from
  let stride = 1
  while ((candidates[low + stride] ?? Number.POSITIVE_INFINITY) < document) {
    low += stride
    stride *= 2
  }
  let high = Math.min(low + stride, candidates.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((candidates[middle] ?? 0) < document) low = middle + 1
    else high = middle
  }
  return low
}

function markByValues(
  { columns: { valueStart, values, valuePostings } }: Segment,
  filters: readonly ActiveFilter[],
  candidates: Uint32Array,
  bits: Uint32Array,
): void {
  const bitsOf = bitsByPlace(filters, valuePostings)
  for (let index = 0; index < candidates.length; index++) {
    const document = candidates[index] ?? 0
    const passed = bitsOfRun(bitsOf, values, valueStart[document] ?? 0, valueStart[document + 1] ?? 0)
    bits[index] = (bits[index] ?? 0) | passed
  }
}

function bitsOfRun(bitsOf: Uint32Array, values: ValueRuns, start: number, end: number): number {
  let bits = 0
  for (let position = start; position < end; position++) bits |= bitsOf[values[position] ?? 0] ?? 0
  return bits
}

/** By a value's place: the bits of the filters that it passes. */
function bitsByPlace(filters: readonly ActiveFilter[], valuePostings: PostingLists): Uint32Array {
  const bits = new Uint32Array(valuePostings.keys.length)
  for (const filter of filters) {
    for (const value of filter.values ?? []) {
      const place = placeOfKey(valuePostings, value)
      if (place >= 0) bits[place] = (bits[place] ?? 0) | filter.bit
    }
  }
  return bits
}
