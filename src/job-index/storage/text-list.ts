/**
 * Many texts in one piece of memory, each known by its number. As strings of their own, a hundred thousand names take
 * several times as much, and a process would have to make each of them again; these arrays are read from a file as they
 * are.
 */
import { array, type ChunkReader } from './snapshot-chunks.ts'

export class TextList {
  /** UTF-16 units. */
  private readonly units: Uint16Array
  /** Where each text starts; at the end, where the last one ends. */
  private readonly starts: Uint32Array
  private readonly bytes: Buffer

  constructor(units: Uint16Array, starts: Uint32Array) {
    this.units = units
    this.starts = starts
    this.bytes = Buffer.from(units.buffer, units.byteOffset, units.byteLength)
  }

  static of(texts: readonly string[]): TextList {
    const starts = new Uint32Array(texts.length + 1)
    for (const [number, text] of texts.entries()) starts[number + 1] = (starts[number] ?? 0) + text.length
    const units = new Uint16Array(starts.at(-1) ?? 0)
    let at = 0
    for (const text of texts)
      for (let index = 0; index < text.length; index++) units[at++] = text.charCodeAt(index)
    return new TextList(units, starts)
  }

  /** Throws a RangeError if the bytes end too early. */
  static read(reader: ChunkReader): TextList {
    return new TextList(reader.uint16(), reader.uint32())
  }

  *chunks(): Generator<Uint8Array> {
    yield* array(this.units)
    yield* array(this.starts)
  }

  get size(): number {
    return this.starts.length - 1
  }

  textOf(number: number): string {
    return this.bytes.toString('utf16le', 2 * (this.starts[number] ?? 0), 2 * (this.starts[number + 1] ?? 0))
  }

  is(number: number, text: string): boolean {
    const length = (this.starts[number + 1] ?? 0) - (this.starts[number] ?? 0)
    return length === text.length && this.startsWith(number, text)
  }

  startsWith(number: number, text: string): boolean {
    const start = this.starts[number] ?? 0
    if ((this.starts[number + 1] ?? 0) - start < text.length) return false
    for (let index = 0; index < text.length; index++)
      if (this.units[start + index] !== text.charCodeAt(index)) return false
    return true
  }
}

/** A list of different texts that also knows the number of a text. */
export class TextTable {
  readonly texts: TextList
  /** A hash table with open addressing: one more than the number of a text, or 0. */
  private readonly slots: Uint32Array

  constructor(texts: TextList, slots: Uint32Array) {
    this.texts = texts
    this.slots = slots
  }

  static of(texts: readonly string[]): TextTable {
    const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * texts.length + 1)))
    for (const [number, text] of texts.entries()) {
      let slot = hashOf(text) & (slots.length - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = number + 1
    }
    return new TextTable(TextList.of(texts), slots)
  }

  /** Throws a RangeError if the bytes end too early. */
  static read(reader: ChunkReader): TextTable {
    return new TextTable(TextList.read(reader), reader.uint32())
  }

  *chunks(): Generator<Uint8Array> {
    yield* this.texts.chunks()
    yield* array(this.slots)
  }

  /** -1 for a text that is not in the list. */
  numberOf(text: string): number {
    const { slots } = this
    for (let slot = hashOf(text) & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
      const number = (slots[slot] ?? 0) - 1
      if (number < 0 || this.texts.is(number, text)) return number
    }
  }
}

/** FNV-1a over UTF-16 units; the last step mixes its high bits into the low ones. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
