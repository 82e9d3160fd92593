/**
 * Takes some postings out of segments into segments of their own, which are as small as these postings. Nothing is
 * analysed again: a merge drops what is dead, and here everything counts as dead that was not asked for. The segments
 * from which they are taken stay as they are.
 */
import { mergeSegments } from './merge-segments.ts'
import { Segment } from './segment.ts'

/** Yields the number of entries handled since the last yield; returns at most one segment for each partition. */
export function* takeFromSegments(
  segments: readonly Segment[],
  ids: readonly number[],
): Generator<number, Segment[]> {
  const wanted = new Set(ids)
  const taken: Segment[] = []
  for (const sources of Map.groupBy(segments, ({ partition }) => partition).values()) {
    let merged: Segment | null = null
    for (const source of sources) {
      const view = viewOf(source, wanted)
      yield source.size
      if (view === null) continue
      merged = yield* mergeSegments(merged === null ? [view] : [merged, view], () => {})
    }
    if (merged !== null) taken.push(merged)
  }
  return taken
}

/** The same columns with only these postings alive; null if it has none of them. */
function viewOf(segment: Segment, wanted: ReadonlySet<number>): Segment | null {
  const { ids } = segment.columns
  const dead = new Uint8Array(segment.size).fill(1)
  let found = 0
  for (let document = 0; document < segment.size; document++) {
    if (segment.dead[document] === 1 || !wanted.has(ids[document] ?? 0)) continue
    dead[document] = 0
    found++
  }
  return found === 0 ? null : new Segment(segment.partition, segment.columns, dead)
}
