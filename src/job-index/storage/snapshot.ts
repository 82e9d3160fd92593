/**
 * The index as bytes, to be written to a file and read at the next start: texts and arrays one after another,
 * each with its length before it, in the byte order of the machine. A snapshot is a cache, never the truth:
 * whatever doesn't fit (another version of the format or the analysis, other concepts, a file cut short) is
 * refused as a whole, and the caller builds the index anew.
 */
import { Currencies } from '../pay.ts'
import type { IndexTables } from './build-segment.ts'
import type { FacetSchema } from './facet-schema.ts'
import { FacetValues } from './facet-values.ts'
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

/**
 * The chunks, in order, of which the snapshot consists: of the index as it is now, whatever is applied or merged before the
 * last of them is asked for. Each takes a few milliseconds at most, so that searches can come between them.
 */
export function writeSnapshot({ meta, tables, segments }: SnapshotContent): Iterable<Uint8Array> {
  const { terms, written } = tables.vocabulary.lists()
  const { schema } = tables.facetValues
  return chunksOf({
    names: [FORMAT, tables.concepts.fingerprint, schema.fingerprint, meta],
    currencies: [...tables.currencies.codes],
    terms: [...terms],
    written: [...written],
    ids: schema.dimensions.map((dimension) => [...tables.facetValues.idsOf(dimension)]),
    segments: segments.map(({ partition, columns, dead }) => ({ partition, columns, dead: dead.slice() })),
  })
}

/** Null where the snapshot can't be used: it must be of the concepts and facets of now. */
export function readSnapshot(
  bytes: Uint8Array<ArrayBuffer>,
  {
    concepts,
    schema,
    currencyRates,
  }: {
    concepts: IndexTables['concepts']
    schema: FacetSchema
    currencyRates: Readonly<Record<string, number>>
  },
): SnapshotContent | null {
  const reader = new ChunkReader(bytes)
  try {
    const [format, conceptsThen, facetsThen, meta] = reader.texts()
    if (format !== FORMAT || meta === undefined) return null
    if (conceptsThen !== concepts.fingerprint || facetsThen !== schema.fingerprint) return null
    const currencies = new Currencies(currencyRates, reader.texts())
    const vocabulary = Vocabulary.fromLists(reader.texts(), reader.texts())
    const facetValues = readFacetValues(reader, schema)
    const [count = 0] = reader.uint32()
    const segments = Array.from({ length: count }, () => readSegment(reader, schema))
    if (reader.texts()[0] !== FORMAT) return null
    for (const { columns } of segments) vocabulary.addFrequencies(columns.termPostings)
    return { meta, tables: { vocabulary, facetValues, currencies, concepts }, segments }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Raise the number whenever the layout changes. */
const FORMAT = 'joblane-index-7'

interface Captured {
  names: readonly string[]
  currencies: readonly string[]
  terms: readonly string[]
  written: readonly string[]
  /** By dimension. */
  ids: readonly (readonly (number | string)[])[]
  segments: readonly Pick<Segment, 'partition' | 'columns' | 'dead'>[]
}

function* chunksOf({ names, currencies, terms, written, ids, segments }: Captured): Generator<Uint8Array> {
  yield* texts(names)
  yield* texts(currencies)
  yield* texts(terms)
  yield* texts(written)
  for (const each of ids) {
    yield* array(Uint8Array.from(each, (id) => Number(typeof id === 'string')))
    yield* texts(each)
  }
  yield* array(Uint32Array.of(segments.length))
  for (const segment of segments) yield* segmentChunks(segment)
  yield* texts([FORMAT])
}

function* segmentChunks({ partition, columns, dead }: Captured['segments'][number]): Generator<Uint8Array> {
  yield* texts([partition])
  yield* array(columns.ids)
  yield* array(columns.postedAt)
  yield* array(columns.payMin)
  yield* array(columns.payMax)
  yield* array(columns.currency)
  yield* array(columns.titleLength)
  yield* array(columns.titleStart)
  yield* array(columns.titleTerms)
  yield* array(columns.valueStart)
  yield* valueRuns(columns.values)
  yield* array(columns.bundles.groupStart)
  yield* array(columns.bundles.start)
  yield* valueRuns(columns.bundles.values)
  yield* array(columns.byId)
  yield* postingChunks(columns.termPostings)
  yield* postingChunks(columns.valuePostings)
  yield* array(dead)
}

function* postingChunks(lists: PostingLists): Generator<Uint8Array> {
  yield* array(lists.keys)
  yield* array(lists.counts)
  yield* array(lists.offsets)
  yield* array(lists.bytes)
}

/** With the width of a number before them. */
function* valueRuns(runs: ValueRuns): Generator<Uint8Array> {
  yield* array(Uint8Array.of(runs.BYTES_PER_ELEMENT))
  yield* array(runs)
}

/** Block by block, of each the lengths in UTF-16 units and then all in one long text. */
function* texts(items: readonly (number | string)[]): Generator<Uint8Array> {
  yield* array(Uint32Array.of(Math.ceil(items.length / TEXTS_IN_BLOCK)))
  for (let start = 0; start < items.length; start += TEXTS_IN_BLOCK) {
    const block = items.slice(start, start + TEXTS_IN_BLOCK).map(String)
    yield* array(Uint32Array.from(block, (text) => text.length))
    yield* array(new TextEncoder().encode(block.join('')))
  }
}

const TEXTS_IN_BLOCK = 16_384

function* array(numbers: Float64Array | Uint32Array | Uint16Array | Uint8Array): Generator<Uint8Array> {
  yield new Uint8Array(Float64Array.of(numbers.byteLength).buffer)
  yield new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}

function readFacetValues(reader: ChunkReader, schema: FacetSchema): FacetValues {
  const values = new FacetValues(schema)
  for (const dimension of schema.dimensions) {
    const isText = reader.uint8()
    for (const [at, id] of reader.texts().entries()) values.add(dimension, isText[at] === 1 ? id : Number(id))
  }
  return values
}

function readSegment(reader: ChunkReader, schema: FacetSchema): Segment {
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
  const bundles = { ...columns.bundles, schema, first: columns.valuePostings.keys.length }
  return new Segment(partition, { ...columns, bundles }, reader.uint8())
}

function readPostings(reader: ChunkReader): PostingLists {
  return {
    keys: reader.uint32(),
    counts: reader.uint32(),
    offsets: reader.uint32(),
    bytes: reader.uint8(),
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
