import type { Segment } from '../storage/segment.ts'

export const POSTED_WITHIN_DAYS = [1, 3, 7, 14, 30] as const

/**
 * Adds to `counts`, one for each period, how many of the documents were posted within it. Documents come from the
 * newest to the oldest: each period counts a prefix of them. `now` in epoch seconds.
 */
export function countWithin(counts: number[], segment: Segment, documents: Uint32Array, now: number): void {
  for (const [index, days] of POSTED_WITHIN_DAYS.entries()) {
    const newer = postedSince(segment, documents, now - days * 86_400)
    counts[index] = (counts[index] ?? 0) + newer
  }
}

/** How many of the documents, newest first, were posted at or after a time. */
function postedSince({ columns: { postedAt } }: Segment, documents: Uint32Array, since: number): number {
  let low = 0
  let high = documents.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((postedAt[documents[middle] ?? 0] ?? 0) >= since) low = middle + 1
    else high = middle
  }
  return low
}
