/**
 * Ages are counted without reading documents: these are ordered from the newest to the oldest, so a period is a prefix.
 */
import type { Segment } from '../storage/segment.ts'

export const POSTED_WITHIN_DAYS = [1, 3, 7, 14, 30] as const

/**
 * Adds to `counts`, one for each period, the number of documents of a set that were posted within it; `before` returns
 * how many of the set come before a document. `now` in epoch seconds.
 */
export function countWithin(
  counts: number[],
  segment: Segment,
  before: (document: number) => number,
  now: number,
): void {
  for (const [index, days] of POSTED_WITHIN_DAYS.entries()) {
    counts[index] = (counts[index] ?? 0) + before(newerThan(segment, now - days * 86_400))
  }
}

/** The number of the segment's documents that were posted at or after a time: the first ones. */
export function newerThan({ columns: { postedAt } }: Segment, since: number): number {
  return firstIndex(postedAt.length, (document) => (postedAt[document] ?? 0) < since)
}

/** The number of documents of an ascending list before a document. */
export function countBelow(documents: Uint32Array, document: number): number {
  return firstIndex(documents.length, (place) => (documents[place] ?? 0) >= document)
}

/** The first of `length` places from which on the condition is true. */
function firstIndex(length: number, holds: (place: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
