import { array, type ChunkReader } from './snapshot-chunks.ts'

/** Many short lists of numbers in one piece of memory. */
export class NumberLists {
  /** Where each list starts; at the end, where the last one ends. */
  private readonly starts: Uint32Array
  private readonly items: Uint32Array

  constructor(starts: Uint32Array, items: Uint32Array) {
    this.starts = starts
    this.items = items
  }

  static of(lists: readonly (readonly number[])[]): NumberLists {
    const starts = new Uint32Array(lists.length + 1)
    for (const [place, list] of lists.entries()) starts[place + 1] = (starts[place] ?? 0) + list.length
    const items = new Uint32Array(starts.at(-1) ?? 0)
    for (const [place, list] of lists.entries()) items.set(list, starts[place])
    return new NumberLists(starts, items)
  }

  /** Throws a RangeError if the bytes end too early. */
  static read(reader: ChunkReader): NumberLists {
    return new NumberLists(reader.uint32(), reader.uint32())
  }

  *chunks(): Generator<Uint8Array> {
    yield* array(this.starts)
    yield* array(this.items)
  }

  /** Whether any list has it. Looks through all of them. */
  has(item: number): boolean {
    return this.items.includes(item)
  }

  /** The list at a place; empty if there is none. */
  at(place: number): Uint32Array {
    return this.items.subarray(this.starts[place] ?? 0, this.starts[place + 1] ?? 0)
  }
}
