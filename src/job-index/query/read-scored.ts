import type { PostingLists } from '../storage/postings.ts'
import type { Matches } from './matches.ts'
import { HIGHEST, type ScoredTerms } from './word-scores.ts'

/**
 * Reads a list as `readPostingsAt` does, with the score of each entry instead of its weight; returns how many entries
 * have at least the weight.
 */
export function readScored(
  { bytes, offsets, counts }: PostingLists,
  place: number,
  { documents, scores }: Matches,
  titleLength: Uint8Array,
  { byWeight, byTitleLength }: ScoredTerms,
  least: number,
): number {
  let position = offsets[place] ?? 0
  let document = 0
  let length = 0
  for (let left = counts[place] ?? 0; left > 0; left--) {
    let byte = bytes[position++] ?? 0
    let value = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[position++] ?? 0
      value |= (byte & 127) << shift
    }
    document += value >>> 2
    const weight = value & 3
    if (weight < least) continue
    documents[length] = document
    scores[length++] =
      weight === HIGHEST && byTitleLength !== null
        ? (byTitleLength[titleLength[document] ?? 0] ?? 0)
        : (byWeight[weight] ?? 0)
  }
  return length
}

/** The same for the documents of an ascending list, up to its last; returns how many have an entry. */
export function readScoredWithin(
  within: Uint32Array,
  { bytes, offsets, counts }: PostingLists,
  place: number,
  { documents, scores }: Matches,
  titleLength: Uint8Array,
  { byWeight, byTitleLength }: ScoredTerms,
  least: number,
): number {
  let position = offsets[place] ?? 0
  let document = 0
  let next = 0
  let length = 0
  for (let left = counts[place] ?? 0; left > 0 && next < within.length; left--) {
    let byte = bytes[position++] ?? 0
    let value = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[position++] ?? 0
      value |= (byte & 127) << shift
    }
    document += value >>> 2
    while (next < within.length && (within[next] ?? 0) < document) next++
    const weight = value & 3
    if (next === within.length || within[next] !== document || weight < least) continue
    documents[length] = document
    scores[length++] =
      weight === HIGHEST && byTitleLength !== null
        ? (byTitleLength[titleLength[document] ?? 0] ?? 0)
        : (byWeight[weight] ?? 0)
  }
  return length
}
