import { array, type ChunkReader } from './snapshot-chunks.ts'
import { hashOf } from './text-list.ts'

/**
 * Numbers by keys that are not stored: a hash table with open addressing. It gives the numbers that probably belong to a
 * key, and whoever asks knows which do. It takes sixteen to 32 bytes for each number.
 */
export class HashSlots {
  /** Of each slot the hash of the key, and one more than the number, or 0. */
  private readonly slots: Uint32Array

  private constructor(slots: Uint32Array) {
    this.slots = slots
  }

  static of(entries: readonly (readonly [string, number])[]): HashSlots {
    const made = new HashSlots(new Uint32Array(2 ** (1 + Math.ceil(Math.log2(2 * entries.length + 1)))))
    for (const [key, number] of entries) {
      const hash = hashOf(key)
      let place = made.placeOf(hash)
      while (made.slots[place + 1] !== 0) place = made.next(place)
      made.slots[place] = hash
      made.slots[place + 1] = number + 1
    }
    return made
  }

  /** Throws a RangeError if the bytes end too early. */
  static read(reader: ChunkReader): HashSlots {
    return new HashSlots(reader.uint32())
  }

  *chunks(): Generator<Uint8Array> {
    yield* array(this.slots)
  }

  /** The numbers that probably belong to the key, all that do among them, in the order in which they were added. */
  at(key: string): number[] {
    const { slots } = this
    const hash = hashOf(key)
    const found: number[] = []
    for (let place = this.placeOf(hash); ; place = this.next(place)) {
      const number = (slots[place + 1] ?? 0) - 1
      if (number < 0) return found
      if (slots[place] === hash) found.push(number)
    }
  }

  private placeOf(hash: number): number {
    return (2 * hash) % this.slots.length
  }

  private next(place: number): number {
    return (place + 2) % this.slots.length
  }
}
