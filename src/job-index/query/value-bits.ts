/**
 * Which documents of a segment have a value, as bits: unpacked from its posting list, and cached for the values that
 * many documents have, which people filter by most.
 */
import { type DocumentBits, noBits, setBit } from '../storage/document-bits.ts'
import { placeOfKey, readPostingsAt } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import { scratchNumbers } from './scratch.ts'

/** Dead documents included; not to be changed. `value`: its number, -1 if no posting ever had it. */
export function bitsOfValue(segment: Segment, value: number): DocumentBits {
  const place = value < 0 ? -1 : placeOfKey(segment.columns.valuePostings, value)
  return place < 0 ? noBits(segment.size) : bitsAt(segment, place)
}

/** The same by the place of the value among the segment's own. */
export function bitsAt(segment: Segment, place: number): DocumentBits {
  const cached = segment.cached.valueBits
  const known = cached.get(place)
  if (known !== undefined) return known
  const entries = readPostingsAt(segment.columns.valuePostings, place, scratchNumbers)
  const bits = noBits(segment.size)
  for (let index = 0; index < entries.length; index++) setBit(bits, (entries[index] ?? 0) >>> 2)
  if (entries.length * RAREST_CACHED > segment.size) cached.set(place, bits)
  return bits
}

/** Cached if more than one in so many documents has the value: others are unpacked as quickly. */
const RAREST_CACHED = 64
