/**
 * Posting lists: for each key (a term or a facet value) the documents that have it, ascending, each with a
 * weight from 0 to 3. A list is stored as the gaps between document numbers, shifted to make room for the
 * weight, in bytes of seven bits: neighbours in a frequent list cost one byte. In memory an entry is one
 * number, document * 4 + weight, which sorts and merges like any other.
 */
import { growUint8, growUint32 } from './growth.ts'

export interface PostingLists {
  /** Ascending. */
  keys: Uint32Array
  /** Entries per key. */
  counts: Uint32Array
  /** The start of each key's bytes; one more at the end. */
  offsets: Uint32Array
  bytes: Uint8Array
}

/**
 * The entries of a key: document * 4 + weight, ascending; empty if the key is unknown. They are written to the array
 * that `allocate` returns.
 */
export function readPostings(
  lists: PostingLists,
  key: number,
  allocate?: (length: number) => Uint32Array<ArrayBuffer>,
): Uint32Array<ArrayBuffer> {
  const index = placeOfKey(lists, key)
  return index < 0 ? NO_ENTRIES : readPostingsAt(lists, index, allocate)
}

/** The number of entries of a key. */
export function countPostings(lists: PostingLists, key: number): number {
  const index = placeOfKey(lists, key)
  return index < 0 ? 0 : (lists.counts[index] ?? 0)
}

/** The place of a key in `keys`, or -1. */
export function placeOfKey(lists: PostingLists, key: number): number {
  const place = placeAtOrAfter(lists, key)
  return lists.keys[place] === key ? place : -1
}

/** The place of the first key that is not below this one; the number of keys if there is none. */
export function placeAtOrAfter({ keys }: PostingLists, key: number): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return low
}

/** The entries of a key by its place in `keys`. */
export function readPostingsAt(
  lists: PostingLists,
  index: number,
  allocate: (length: number) => Uint32Array<ArrayBuffer> = (length) => new Uint32Array(length),
): Uint32Array<ArrayBuffer> {
  const { bytes } = lists
  const entries = allocate(lists.counts[index] ?? 0)
  let position = lists.offsets[index] ?? 0
  let document = 0
  for (let entry = 0; entry < entries.length; entry++) {
    let byte = bytes[position++] ?? 0
    let value = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[position++] ?? 0
      value |= (byte & 127) << shift
    }
    document += value >>> 2
    entries[entry] = ((document << 2) | (value & 3)) >>> 0
  }
  return entries
}

/**
 * The highest weight of any of the keys in each of the documents, which are ascending; -1 if a document has none of
 * them.
 */
export function weightsIn(
  lists: PostingLists,
  keys: readonly number[],
  documents: readonly number[],
): Int8Array {
  const weights = new Int8Array(documents.length).fill(-1)
  for (const key of keys) {
    const place = placeOfKey(lists, key)
    if (place >= 0) raiseWeights(weights, lists, place, documents)
  }
  return weights
}

/** Reads up to the last of the documents. */
function raiseWeights(
  weights: Int8Array,
  { bytes, offsets, counts }: PostingLists,
  place: number,
  documents: readonly number[],
): void {
  let position = offsets[place] ?? 0
  let document = 0
  let next = 0
  for (let left = counts[place] ?? 0; left > 0 && next < documents.length; left--) {
    let byte = bytes[position++] ?? 0
    let value = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[position++] ?? 0
      value |= (byte & 127) << shift
    }
    document += value >>> 2
    while (next < documents.length && (documents[next] ?? 0) < document) next++
    if (documents[next] === document) weights[next] = Math.max(weights[next] ?? -1, value & 3)
  }
}

/** Writes lists key by key, in ascending order of keys. */
export class PostingWriter {
  private keys: Uint32Array<ArrayBuffer> = new Uint32Array(256)
  private counts: Uint32Array<ArrayBuffer> = new Uint32Array(256)
  private offsets: Uint32Array<ArrayBuffer> = new Uint32Array(256)
  private bytes: Uint8Array<ArrayBuffer>
  private length = 0
  private position = 0

  /** `expected` bytes: growing and copying many megabytes would block for a noticeable time. */
  constructor(expected = 4096) {
    this.bytes = new Uint8Array(expected)
  }

  /** `entries` ascending; an empty list is not written. */
  append(key: number, entries: Uint32Array): void {
    if (entries.length === 0) return
    const index = this.length++
    this.keys = growUint32(this.keys, this.length)
    this.counts = growUint32(this.counts, this.length)
    this.offsets = growUint32(this.offsets, this.length + 1)
    this.bytes = growUint8(this.bytes, this.position + entries.length * 5)
    this.keys[index] = key
    this.counts[index] = entries.length
    let previous = 0
    for (let entry = 0; entry < entries.length; entry++) {
      const packed = entries[entry] ?? 0
      const document = packed >>> 2
      this.writeNumber((((document - previous) << 2) | (packed & 3)) >>> 0)
      previous = document
    }
    this.offsets[this.length] = this.position
  }

  /** The bytes are not copied to an array of their own: for a large segment that would take longer than any search. */
  finish(): PostingLists {
    return {
      keys: this.keys.slice(0, this.length),
      counts: this.counts.slice(0, this.length),
      offsets: this.offsets.slice(0, this.length + 1),
      bytes: this.bytes.subarray(0, this.position),
    }
  }

  private writeNumber(number: number): void {
    let rest = number
    while (rest > 127) {
      this.bytes[this.position++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.bytes[this.position++] = rest
  }
}

/**
 * Collects entries document by document, then sorts them by key with one counting pass. Its arrays are reused for one
 * segment after another.
 */
export class PostingCollector {
  private readonly localNumbers = new Map<number, number>()
  private readonly keys: number[] = []
  private counts: Uint32Array<ArrayBuffer> = new Uint32Array(256)
  private entryKeys: Uint32Array<ArrayBuffer> = new Uint32Array(1024)
  private entries: Uint32Array<ArrayBuffer> = new Uint32Array(1024)
  private starts: Uint32Array<ArrayBuffer> = new Uint32Array(256)
  private sorted: Uint32Array<ArrayBuffer> = new Uint32Array(1024)
  private length = 0

  /** Clears the collected entries. */
  begin(): void {
    this.localNumbers.clear()
    this.keys.length = 0
    this.length = 0
  }

  /** Add documents in ascending order; a key once per document. */
  add(key: number, document: number, weight: number): void {
    let local = this.localNumbers.get(key)
    if (local === undefined) {
      local = this.keys.length
      this.localNumbers.set(key, local)
      this.keys.push(key)
      this.counts = growUint32(this.counts, this.keys.length)
      this.counts[local] = 0
    }
    const index = this.length++
    this.entryKeys = growUint32(this.entryKeys, this.length)
    this.entries = growUint32(this.entries, this.length)
    this.entryKeys[index] = local
    this.entries[index] = ((document << 2) | weight) >>> 0
    this.counts[local] = (this.counts[local] ?? 0) + 1
  }

  finish(): PostingLists {
    // After its list is written, each start has moved to the start of the next list.
    const starts = growUint32(this.starts, this.keys.length)
    const sorted = growUint32(this.sorted, this.length)
    let start = 0
    for (let local = 0; local < this.keys.length; local++) {
      starts[local] = start
      start += this.counts[local] ?? 0
    }
    for (let index = 0; index < this.length; index++) {
      const local = this.entryKeys[index] ?? 0
      const place = starts[local] ?? 0
      sorted[place] = this.entries[index] ?? 0
      starts[local] = place + 1
    }
    this.starts = starts
    this.sorted = sorted
    const writer = new PostingWriter(this.length * USUAL_BYTES)
    for (const key of Uint32Array.from(this.keys).sort()) {
      const local = this.localNumbers.get(key) ?? 0
      const end = starts[local] ?? 0
      writer.append(key, sorted.subarray(end - (this.counts[local] ?? 0), end))
    }
    return writer.finish()
  }
}

/** For one entry. */
const USUAL_BYTES = 2

const NO_ENTRIES = new Uint32Array(0)
