/**
 * The columns of a segment as parts of one block of memory. The garbage collector would have to track and free each
 * separate array, while other allocations wait; and small segments come and go by the hundred a second while postings
 * are written.
 */
import type { PostingLists } from './postings.ts'
import type { SegmentColumns } from './segment.ts'
import type { ValueRuns } from './value-runs.ts'

export function packColumns(columns: SegmentColumns): SegmentColumns {
  const { bundles, termPostings, valuePostings } = columns
  const packer = new Packer([
    ...arraysOf(columns),
    ...arraysOf(bundles),
    ...arraysOf(termPostings),
    ...arraysOf(valuePostings),
  ])
  return {
    ids: packer.float64(columns.ids),
    payMin: packer.float64(columns.payMin),
    payMax: packer.float64(columns.payMax),
    postedAt: packer.uint32(columns.postedAt),
    currency: packer.uint16(columns.currency),
    titleLength: packer.uint8(columns.titleLength),
    meaningOf: packer.uint32(columns.meaningOf),
    meanings: packer.int8(columns.meanings),
    nearestTitle: packer.uint32(columns.nearestTitle),
    titleStart: packer.uint32(columns.titleStart),
    titleTerms: packer.uint32(columns.titleTerms),
    valueStart: packer.uint32(columns.valueStart),
    values: packer.runs(columns.values),
    bundles: {
      schema: bundles.schema,
      first: bundles.first,
      groupStart: packer.uint32(bundles.groupStart),
      start: packer.uint32(bundles.start),
      values: packer.runs(bundles.values),
    },
    byId: packer.uint32(columns.byId),
    termPostings: packPostings(termPostings, packer),
    valuePostings: packPostings(valuePostings, packer),
  }
}

function packPostings({ keys, counts, offsets, bytes }: PostingLists, packer: Packer): PostingLists {
  return {
    keys: packer.uint32(keys),
    counts: packer.uint32(counts),
    offsets: packer.uint32(offsets),
    bytes: packer.uint8(bytes),
  }
}

type Column = Float64Array | Uint32Array | Uint16Array | Uint8Array | Int8Array

function arraysOf(columns: object): Column[] {
  return Object.values(columns).filter(
    (column) => ArrayBuffer.isView(column) && !(column instanceof DataView),
  )
}

/** Every array begins at a multiple of the widest number. */
const WIDEST = Float64Array.BYTES_PER_ELEMENT

const room = (bytes: number): number => Math.ceil(bytes / WIDEST) * WIDEST

class Packer {
  private readonly buffer: ArrayBuffer
  private used = 0

  constructor(columns: readonly Column[]) {
    this.buffer = new ArrayBuffer(columns.reduce((bytes, { byteLength }) => bytes + room(byteLength), 0))
  }

  float64(column: Float64Array): Float64Array {
    return this.filled(new Float64Array(this.buffer, this.used, column.length), column)
  }

  uint32(column: Uint32Array): Uint32Array {
    return this.filled(new Uint32Array(this.buffer, this.used, column.length), column)
  }

  uint16(column: Uint16Array): Uint16Array {
    return this.filled(new Uint16Array(this.buffer, this.used, column.length), column)
  }

  uint8(column: Uint8Array): Uint8Array {
    return this.filled(new Uint8Array(this.buffer, this.used, column.length), column)
  }

  int8(column: Int8Array): Int8Array {
    return this.filled(new Int8Array(this.buffer, this.used, column.length), column)
  }

  runs(column: ValueRuns): ValueRuns {
    return column instanceof Uint16Array
      ? this.filled(new Uint16Array(this.buffer, this.used, column.length), column)
      : this.filled(new Uint32Array(this.buffer, this.used, column.length), column)
  }

  private filled<Target extends Column>(target: Target, column: Column): Target {
    target.set(column)
    this.used += room(column.byteLength)
    return target
  }
}
