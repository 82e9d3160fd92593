/** Merges posting lists key by key while documents get new numbers: the long part of merging segments. */
import { type PostingLists, PostingWriter, readPostingsAt } from './postings.ts'

/** The place of a document that is not taken over. */
export const DROPPED = 0xffffffff

export const NO_PLACES: Uint32Array = new Uint32Array(0)

/**
 * The posting lists of several segments as one. `placed[n]` says for each document of the n-th where it goes,
 * or `DROPPED`; `onDropped` is told how many entries a key lost. Yields the number of entries handled since
 * the last yield.
 */
export function* mergePostings(
  lists: readonly PostingLists[],
  placed: readonly Uint32Array[],
  onDropped: (key: number, entries: number) => void,
): Generator<number, PostingLists> {
  const bytes = lists.reduce((sum, list) => sum + list.bytes.length, 0)
  const writer = new PostingWriter(Math.ceil(bytes * GROWTH))
  const next = lists.map(() => 0)
  let work = 0
  for (;;) {
    let key = Number.POSITIVE_INFINITY
    for (const [index, list] of lists.entries()) {
      key = Math.min(key, list.keys[next[index] ?? 0] ?? Number.POSITIVE_INFINITY)
    }
    if (key === Number.POSITIVE_INFINITY) break
    let merged: Uint32Array | null = null
    let before = 0
    for (const [index, list] of lists.entries()) {
      const position = next[index] ?? 0
      if (list.keys[position] !== key) continue
      next[index] = position + 1
      const entries = readPostingsAt(list, position)
      before += entries.length
      const kept = replace(entries, placed[index] ?? NO_PLACES)
      merged = merged === null ? kept : mergeSorted(merged, kept)
    }
    if (merged === null) continue
    writer.append(key, merged)
    if (merged.length < before) onDropped(key, before - merged.length)
    work += before + 1
    if (work > 20_000) {
      yield work
      work = 0
    }
  }
  return writer.finish()
}

/** Gaps between documents widen when others come between them: some take a byte more. */
const GROWTH = 1.2

/** The entries under their new document numbers, in place; order within a source is kept by construction. */
function replace(entries: Uint32Array<ArrayBuffer>, places: Uint32Array): Uint32Array {
  let kept = 0
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] ?? 0
    const place = places[entry >>> 2] ?? DROPPED
    if (place !== DROPPED) entries[kept++] = ((place << 2) | (entry & 3)) >>> 0
  }
  return entries.subarray(0, kept)
}

function mergeSorted(a: Uint32Array, b: Uint32Array): Uint32Array {
  const merged = new Uint32Array(a.length + b.length)
  let inA = 0
  let inB = 0
  for (let index = 0; index < merged.length; index++) {
    const fromA = a[inA] ?? Number.POSITIVE_INFINITY
    const fromB = b[inB] ?? Number.POSITIVE_INFINITY
    if (fromA < fromB) {
      merged[index] = fromA
      inA++
    } else {
      merged[index] = fromB
      inB++
    }
  }
  return merged
}
