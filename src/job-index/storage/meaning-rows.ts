import { DIMENSIONS } from '../meaning/text-vectors.ts'

/**
 * The meanings of a segment's documents, each once: of two postings with the same titles it is the same, and a quarter of
 * 42,000 real postings share their title with an older one.
 */
export class MeaningRows {
  private readonly rows: Int8Array<ArrayBuffer>
  /** Where a hash points to: a row, counted from 1; 0 for none. The next free place is taken where two have the same. */
  private readonly slots: Uint32Array
  private length = 0

  /** `most`: how many may be added. */
  constructor(most: number) {
    this.rows = new Int8Array(most * DIMENSIONS)
    this.slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * most + 1)))
  }

  /** The row of the `place`th of these vectors; a new one gets one. */
  add(vectors: Int8Array, place: number): number {
    const start = place * DIMENSIONS
    const mask = this.slots.length - 1
    for (let slot = hashOf(vectors, start) & mask; ; slot = (slot + 1) & mask) {
      const row = (this.slots[slot] ?? 0) - 1
      if (row >= 0 && !this.isAt(row, vectors, start)) continue
      if (row >= 0) return row
      this.rows.set(vectors.subarray(start, start + DIMENSIONS), this.length * DIMENSIONS)
      this.slots[slot] = this.length + 1
      return this.length++
    }
  }

  finish(): Int8Array {
    return this.rows.slice(0, this.length * DIMENSIONS)
  }

  private isAt(row: number, vectors: Int8Array, start: number): boolean {
    const from = row * DIMENSIONS
    for (let index = 0; index < DIMENSIONS; index++)
      if (this.rows[from + index] !== vectors[start + index]) return false
    return true
  }
}

/** FNV-1a, mixed: its lower bits decide. */
function hashOf(vectors: Int8Array, start: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < DIMENSIONS; index++)
    hash = Math.imul(hash ^ (vectors[start + index] ?? 0), 0x01000193)
  return hash ^ (hash >>> 15)
}
