/**
 * Filters applied to candidates, one by one: for queries with a text, whose candidates are few. A filter by values can
 * be marked from either side: by the posting lists of its values, or by the candidates' own values. A narrow filter over
 * many candidates takes the first way, a wide one over few the second.
 */
import { countPostings, type PostingLists, placeOfKey, readPostings } from '../storage/postings.ts'
import type { Segment, ValueRuns } from '../storage/segment.ts'
import type { ActiveFilter } from './filters.ts'
import { scratchNumbers } from './scratch.ts'

/** For each of the candidates, in order, the bits of the filters that it passes. */
export function markPassing(
  segment: Segment,
  candidates: Uint32Array,
  filters: readonly ActiveFilter[],
): Uint32Array {
  const bits = scratchNumbers(candidates.length).fill(0)
  const byCandidates: ActiveFilter[] = []
  for (const filter of filters) {
    if (filter.testIn !== null) markByTest(filter.testIn(segment), candidates, bits, filter.bit)
    else if (isNarrow(segment, filter, candidates)) markByPostings(segment, filter, candidates, bits)
    else byCandidates.push(filter)
  }
  if (byCandidates.length > 0) markByValues(segment, byCandidates, candidates, bits)
  return bits
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
  const bits = scratchNumbers(valuePostings.keys.length).fill(0)
  for (const filter of filters) {
    for (const value of filter.values ?? []) {
      const place = placeOfKey(valuePostings, value)
      if (place >= 0) bits[place] = (bits[place] ?? 0) | filter.bit
    }
  }
  return bits
}

function documentsWithValue(segment: Segment, value: number): Uint32Array {
  if (value < 0) return NO_DOCUMENTS
  const entries = readPostings(segment.columns.valuePostings, value, scratchNumbers)
  for (let index = 0; index < entries.length; index++) entries[index] = (entries[index] ?? 0) >>> 2
  return entries
}

const NO_DOCUMENTS = new Uint32Array(0)
