/**
 * The index as bytes, to be written to a file and read at the next start: texts and arrays one after another, each
 * preceded by its length, in the byte order of the machine. A snapshot is a cache, never the truth: one that doesn't
 * fit (another version of the format or the analysis, other concepts, a file cut short) is refused as a whole, and the
 * caller rebuilds the index.
 */
import { Currencies } from '../pay.ts'
import type { IndexTables } from './build-segment.ts'
import type { FacetSchema } from './facet-schema.ts'
import { FacetValues } from './facet-values.ts'
import type { PostingLists } from './postings.ts'
import { Segment } from './segment.ts'
import { array, ChunkReader, texts, valueRuns } from './snapshot-chunks.ts'
import { Vocabulary } from './vocabulary.ts'

export interface SnapshotContent {
  /** Data of the caller for the time of loading, such as the watermark. */
  meta: string
  tables: IndexTables
  segments: readonly Segment[]
}

/**
 * The chunks of the snapshot, in order. They show the current state of the index, even if changes are applied or
 * segments merged before the last chunk is requested. Each takes a few milliseconds at most, so that searches can run
 * between them.
 */
export function writeSnapshot({ meta, tables, segments }: SnapshotContent): Iterable<Uint8Array> {
  const { terms, written } = tables.vocabulary.lists()
  const { schema } = tables.facetValues
  return chunksOf({
    names: [FORMAT, tables.concepts.fingerprint, tables.meaning.fingerprint, schema.fingerprint, meta],
    currencies: [...tables.currencies.codes],
    terms: [...terms],
    written: [...written],
    ids: schema.dimensions.map((dimension) => [...tables.facetValues.idsOf(dimension)]),
    segments: segments.map(({ partition, columns, dead }) => ({ partition, columns, dead: dead.slice() })),
  })
}

/** Null if the snapshot can't be used: its concepts and facets must be the current ones. */
export function readSnapshot(
  bytes: Uint8Array<ArrayBuffer>,
  {
    concepts,
    meaning,
    schema,
    currencyRates,
  }: {
    concepts: IndexTables['concepts']
    meaning: IndexTables['meaning']
    schema: FacetSchema
    currencyRates: Readonly<Record<string, number>>
  },
): SnapshotContent | null {
  const reader = new ChunkReader(bytes)
  try {
    const [format, conceptsThen, meaningThen, facetsThen, meta] = reader.texts()
    if (format !== FORMAT || meta === undefined) return null
    if (conceptsThen !== concepts.fingerprint || meaningThen !== meaning.fingerprint) return null
    if (facetsThen !== schema.fingerprint) return null
    const currencies = new Currencies(currencyRates, reader.texts())
    const vocabulary = Vocabulary.fromLists(reader.texts(), reader.texts())
    const facetValues = readFacetValues(reader, schema)
    const [count = 0] = reader.uint32()
    const segments = Array.from({ length: count }, () => readSegment(reader, schema))
    if (reader.texts()[0] !== FORMAT) return null
    for (const { columns } of segments) vocabulary.addFrequencies(columns.termPostings)
    return { meta, tables: { vocabulary, facetValues, currencies, concepts, meaning }, segments }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Increase the number with every change of the layout. */
const FORMAT = 'joblane-index-11'

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
  yield* array(columns.meaningOf)
  yield* array(columns.meanings)
  yield* array(columns.nearestTitle)
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
    meaningOf: reader.uint32(),
    meanings: reader.int8(),
    nearestTitle: reader.uint32(),
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
