/**
 * Filters applied to candidates, one by one: for queries with a text, which have few candidates. If there are very few,
 * a filter by values checks the candidates' own values, otherwise the bits of the documents that pass.
 */

import { type DocumentBits, hasBit } from '../storage/document-bits.ts'
import { eachValue } from '../storage/document-values.ts'
import { type PostingLists, placeOfKey } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
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
    else if (candidates.length > VERY_FEW) markByBits(filter.bitsIn(segment), candidates, bits, filter.bit)
    else byCandidates.push(filter)
  }
  if (byCandidates.length > 0) markByValues(segment, byCandidates, candidates, bits)
  return bits
}

/** Checking the values of so many candidates takes no longer than unpacking one posting list. */
const VERY_FEW = 24

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

function markByBits(passing: DocumentBits, candidates: Uint32Array, bits: Uint32Array, bit: number): void {
  for (let index = 0; index < candidates.length; index++) {
    if (hasBit(passing, candidates[index] ?? 0)) bits[index] = (bits[index] ?? 0) | bit
  }
}

function markByValues(
  { columns }: Segment,
  filters: readonly ActiveFilter[],
  candidates: Uint32Array,
  bits: Uint32Array,
): void {
  const bitsOf = bitsByPlace(filters, columns.valuePostings)
  for (let index = 0; index < candidates.length; index++) {
    eachValue(columns, candidates[index] ?? 0, (place) => {
      bits[index] = (bits[index] ?? 0) | (bitsOf[place] ?? 0)
    })
  }
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
