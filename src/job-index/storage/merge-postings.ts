/**
 * Merges posting lists key by key while documents get new numbers: the longest part of merging segments. Lists are read
 * into the same few arrays again and again: millions of short-lived ones would keep the garbage collector busy.
 */
import { growUint32 } from './growth.ts'
import { type PostingLists, PostingWriter, readPostingsAt } from './postings.ts'

/** The place of a document that is dropped. */
export const DROPPED = 0xffffffff

export const NO_PLACES = new Uint32Array(0)

/**
 * Merges the posting lists of several segments into one. `placed[n]` has for each document of the n-th its new place,
 * or `DROPPED`; `onDropped` gets the number of entries that a key lost. Yields the number of entries handled since the
 * last yield.
 */
export function* mergePostings(
  lists: readonly PostingLists[],
  placed: readonly Uint32Array[],
  onDropped: (key: number, entries: number) => void,
): Generator<number, PostingLists> {
  const bytes = lists.reduce((sum, list) => sum + list.bytes.length, 0)
  const writer = new PostingWriter(Math.ceil(bytes * GROWTH))
  const arrays = new Arrays()
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
      const entries = readPostingsAt(list, position, arrays.next)
      before += entries.length
      const kept = replace(entries, placed[index] ?? NO_PLACES)
      merged = merged === null ? kept : mergeSorted(merged, kept, arrays.next(merged.length + kept.length))
    }
    if (merged === null) continue
    writer.append(key, merged)
    if (merged.length < before) onDropped(key, before - merged.length)
    work += before + ENTRIES_A_KEY
    if (work > 20_000) {
      yield work
      work = 0
    }
  }
  return writer.finish()
}

/** Beginning a key takes as long as so many entries. */
const ENTRIES_A_KEY = 20

/** The arrays for one key: two lists and their merged list, alternating. */
class Arrays {
  private readonly arrays = [0, 1, 2].map(() => new Uint32Array(1024))
  private turn = 0

  readonly next = (length: number): Uint32Array<ArrayBuffer> => {
    this.turn = (this.turn + 1) % this.arrays.length
    const array = growUint32(this.arrays[this.turn] ?? NO_PLACES, length)
    this.arrays[this.turn] = array
    return array.subarray(0, length)
  }
}

/** Gaps between documents widen when others come between them: some need one byte more. */
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

/** Fills `merged`, which is as long as both. */
function mergeSorted(a: Uint32Array, b: Uint32Array, merged: Uint32Array): Uint32Array {
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
