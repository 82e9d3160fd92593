/** The chunks of a snapshot: texts and arrays, each preceded by its length; how they are written and read. */
import type { ValueRuns } from './value-runs.ts'

/** Preceded by the width of a number. */
export function* valueRuns(runs: ValueRuns): Generator<Uint8Array> {
  yield* array(Uint8Array.of(runs.BYTES_PER_ELEMENT))
  yield* array(runs)
}

/** Block by block: first the lengths in UTF-16 units, then all texts of the block as one long text. */
export function* texts(items: readonly (number | string)[]): Generator<Uint8Array> {
  yield* array(Uint32Array.of(Math.ceil(items.length / TEXTS_IN_BLOCK)))
  for (let start = 0; start < items.length; start += TEXTS_IN_BLOCK) {
    const block = items.slice(start, start + TEXTS_IN_BLOCK).map(String)
    yield* array(Uint32Array.from(block, (text) => text.length))
    yield* array(new TextEncoder().encode(block.join('')))
  }
}

const TEXTS_IN_BLOCK = 16_384

export function* array(
  numbers: Float64Array | Float32Array | Uint32Array | Uint16Array | Uint8Array | Int8Array,
): Generator<Uint8Array> {
  yield new Uint8Array(Float64Array.of(numbers.byteLength).buffer)
  yield new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}

/** Throws a RangeError if the bytes end too early. */
export class ChunkReader {
  private readonly bytes: Uint8Array<ArrayBuffer>
  private position = 0

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes
  }

  float64(): Float64Array {
    return new Float64Array(this.next())
  }

  float32(): Float32Array {
    return new Float32Array(this.next())
  }

  uint32(): Uint32Array {
    return new Uint32Array(this.next())
  }

  uint16(): Uint16Array {
    return new Uint16Array(this.next())
  }

  uint8(): Uint8Array {
    return new Uint8Array(this.next())
  }

  int8(): Int8Array {
    return new Int8Array(this.next())
  }

  valueRuns(): ValueRuns {
    const [width] = this.uint8()
    return width === 2 ? new Uint16Array(this.next()) : new Uint32Array(this.next())
  }

  texts(): string[] {
    const texts: string[] = []
    const [blocks = 0] = this.uint32()
    for (let block = 0; block < blocks; block++) {
      const lengths = this.uint32()
      const all = new TextDecoder().decode(this.next())
      let start = 0
      for (const length of lengths) {
        texts.push(all.slice(start, start + length))
        start += length
      }
    }
    return texts
  }

  private next(): ArrayBuffer {
    const [length = 0] = new Float64Array(this.take(8))
    return this.take(length)
  }

  /** A copy, so that it is aligned and the snapshot's own bytes can be freed. */
  private take(length: number): ArrayBuffer {
    const end = this.position + length
    if (!(length >= 0 && end <= this.bytes.length)) throw new RangeError('The snapshot ends too early')
    const { buffer, byteOffset } = this.bytes
    const copy = buffer.slice(byteOffset + this.position, byteOffset + end)
    this.position = end
    return copy
  }
}
