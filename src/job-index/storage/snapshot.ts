/**
 * The index as bytes, to be written to a file and read at the next start: texts and arrays one after another,
 * each with its length before it, in the byte order of the machine. A snapshot is a cache, never the truth:
 * whatever doesn't fit (another version of the format or the analysis, other concepts, a file cut short) is
 * refused as a whole, and the caller builds the index anew.
 */
import { Currencies } from '../pay.ts'
import type { IndexTables } from './build-segment.ts'
import { DIMENSIONS, FacetValues } from './facet-values.ts'
import type { PostingLists } from './postings.ts'
import { Segment } from './segment.ts'
import type { ValueRuns } from './value-runs.ts'
import { Vocabulary } from './vocabulary.ts'

export interface SnapshotContent {
  /** Whatever the caller wants to know when it loads the snapshot, such as how far the index has read. */
  meta: string
  tables: IndexTables
  segments: readonly Segment[]
}

/** The chunks, in order, of which the snapshot consists. */
export function writeSnapshot({ meta, tables, segments }: SnapshotContent): Uint8Array[] {
  const writer = new ChunkWriter()
  writer.texts([FORMAT, tables.concepts.fingerprint, meta])
  writer.texts(tables.currencies.codes)
  const { terms, written } = tables.vocabulary.lists()
  writer.texts(terms)
  writer.texts(written)
  for (const dimension of DIMENSIONS) {
    const ids = tables.facetValues.idsOf(dimension)
    writer.array(Uint8Array.from(ids, (id) => Number(typeof id === 'string')))
    writer.texts(ids.map(String))
  }
  writer.array(Uint32Array.of(segments.length))
  for (const segment of segments) writeSegment(segment, writer)
  writer.texts([FORMAT])
  return writer.chunks
}

/** Null where the snapshot can't be used; `tables` brings the concepts and rates of now. */
export function readSnapshot(
  bytes: Uint8Array<ArrayBuffer>,
  concepts: IndexTables['concepts'],
  currencyRates: Readonly<Record<string, number>>,
): SnapshotContent | null {
  const reader = new ChunkReader(bytes)
  try {
    const [format, fingerprint, meta] = reader.texts()
    if (format !== FORMAT || fingerprint !== concepts.fingerprint || meta === undefined) return null
    const currencies = new Currencies(currencyRates, reader.texts())
    const vocabulary = Vocabulary.fromLists(reader.texts(), reader.texts())
    const facetValues = readFacetValues(reader)
    const [count = 0] = reader.uint32()
    const segments = Array.from({ length: count }, () => readSegment(reader))
    if (reader.texts()[0] !== FORMAT) return null
    for (const { columns } of segments) addFrequencies(columns.termPostings, vocabulary)
    return { meta, tables: { vocabulary, facetValues, currencies, concepts }, segments }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Raise the number whenever the layout changes. */
const FORMAT = 'joblane-index-5'

function addFrequencies({ keys, counts }: PostingLists, vocabulary: Vocabulary): void {
  for (let index = 0; index < keys.length; index++) {
    vocabulary.addFrequency(keys[index] ?? 0, counts[index] ?? 0)
  }
}

function readFacetValues(reader: ChunkReader): FacetValues {
  const values = new FacetValues()
  for (const dimension of DIMENSIONS) {
    const isText = reader.uint8()
    for (const [at, id] of reader.texts().entries()) values.add(dimension, isText[at] === 1 ? id : Number(id))
  }
  return values
}

function writeSegment({ partition, columns, dead }: Segment, writer: ChunkWriter): void {
  writer.texts([partition])
  writer.array(columns.ids)
  writer.array(columns.postedAt)
  writer.array(columns.payMin)
  writer.array(columns.payMax)
  writer.array(columns.currency)
  writer.array(columns.titleLength)
  writer.array(columns.titleStart)
  writer.array(columns.titleTerms)
  writer.array(columns.valueStart)
  writer.valueRuns(columns.values)
  writer.array(columns.bundles.groupStart)
  writer.array(columns.bundles.start)
  writer.valueRuns(columns.bundles.values)
  writer.array(columns.byId)
  writePostings(columns.termPostings, writer)
  writePostings(columns.valuePostings, writer)
  writer.array(dead.slice())
}

function readSegment(reader: ChunkReader): Segment {
  const [partition = ''] = reader.texts()
  const columns = {
    ids: reader.float64(),
    postedAt: reader.uint32(),
    payMin: reader.float64(),
    payMax: reader.float64(),
    currency: reader.uint16(),
    titleLength: reader.uint8(),
    titleStart: reader.uint32(),
    titleTerms: reader.uint32(),
    valueStart: reader.uint32(),
    values: reader.valueRuns(),
    bundles: {
      groupStart: reader.uint32(),
      start: reader.uint32(),
      values: reader.valueRuns(),
    },
    byId: reader.uint32(),
    termPostings: readPostings(reader),
    valuePostings: readPostings(reader),
  }
  const bundles = { ...columns.bundles, first: columns.valuePostings.keys.length }
  return new Segment(partition, { ...columns, bundles }, reader.uint8())
}

function writePostings(lists: PostingLists, writer: ChunkWriter): void {
  writer.array(lists.keys)
  writer.array(lists.counts)
  writer.array(lists.offsets)
  writer.array(lists.bytes)
}

function readPostings(reader: ChunkReader): PostingLists {
  return {
    keys: reader.uint32(),
    counts: reader.uint32(),
    offsets: reader.uint32(),
    bytes: reader.uint8(),
  }
}

class ChunkWriter {
  readonly chunks: Uint8Array[] = []

  array(array: Float64Array | Uint32Array | Uint16Array | Uint8Array): void {
    this.chunks.push(new Uint8Array(Float64Array.of(array.byteLength).buffer))
    this.chunks.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
  }

  /** With the width of a number before them. */
  valueRuns(runs: ValueRuns): void {
    this.array(Uint8Array.of(runs.BYTES_PER_ELEMENT))
    this.array(runs)
  }

  /** All in one long text, with their lengths in UTF-16 units. */
  texts(texts: readonly string[]): void {
    this.array(Uint32Array.from(texts, (text) => text.length))
    this.array(new TextEncoder().encode(texts.join('')))
  }
}

/** Throws a RangeError where the bytes end too early. */
class ChunkReader {
  private readonly bytes: Uint8Array<ArrayBuffer>
  private position = 0

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes
  }

  float64(): Float64Array {
    return new Float64Array(this.next())
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

  valueRuns(): ValueRuns {
    const [width] = this.uint8()
    return width === 2 ? new Uint16Array(this.next()) : new Uint32Array(this.next())
  }

  texts(): string[] {
    const lengths = this.uint32()
    const all = new TextDecoder().decode(this.next())
    const texts: string[] = []
    let start = 0
    for (const length of lengths) {
      texts.push(all.slice(start, start + length))
      start += length
    }
    return texts
  }

  private next(): ArrayBuffer {
    const [length = 0] = new Float64Array(this.take(8))
    return this.take(length)
  }

  /** A copy, so that it is aligned and the snapshot's own bytes can go. */
  private take(length: number): ArrayBuffer {
    const end = this.position + length
    if (!(length >= 0 && end <= this.bytes.length)) throw new RangeError('The snapshot ends too early')
    const { buffer, byteOffset } = this.bytes
    const copy = buffer.slice(byteOffset + this.position, byteOffset + end)
    this.position = end
    return copy
  }
}
