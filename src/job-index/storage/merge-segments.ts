/**
 * Merges two segments into one without dead documents, or rewrites a single one to remove its dead. Both are sorted the
 * same way, so everything is a merge of two sorted sequences, linear in size. It is a generator: it yields after every
 * few thousand entries, so that searches run in between, and the old segments answer them until the last step.
 *
 * A document that dies meanwhile in an old segment must not reappear: the last step copies such deaths.
 */
import { entryCount } from './bundles.ts'
import type { FacetSchema } from './facet-schema.ts'
import { mergeBundles } from './merge-bundles.ts'
import { mergeMeanings } from './merge-meanings.ts'
import { DROPPED, mergePostings, NO_PLACES } from './merge-postings.ts'
import { DOCUMENTS_PER_STEP, type MergedOrder, mergedOrder } from './merged-order.ts'
import { Segment, type SegmentColumns } from './segment.ts'
import { emptyRuns } from './value-runs.ts'

/** Yields the number of entries handled since the last yield; returns the merged segment. */
export function* mergeSegments(
  sources: readonly [Segment, Segment] | readonly [Segment],
  onDropped: (term: number, entries: number) => void,
): Generator<number, Segment> {
  const order = yield* mergedOrder(sources)
  const placed = sources.map((source, index) => placesOf(source, index, order))
  yield order.size
  const byId = yield* mergeById(sources, placed, order.size)
  const termPostings = yield* mergePostings(
    sources.map((source) => source.columns.termPostings),
    placed,
    onDropped,
  )
  const valuePostings = yield* mergePostings(
    sources.map((source) => source.columns.valuePostings),
    placed,
    () => {},
  )
  const columns = yield* mergeColumns(sources, order, placed, {
    keys: valuePostings.keys,
    schema: sources[0].columns.bundles.schema,
  })
  const merged = new Segment(sources[0].partition, { ...columns, byId, termPostings, valuePostings })
  for (const [index, source] of sources.entries()) copyDeaths(source, placed[index] ?? NO_PLACES, merged)
  return merged
}

/** Copies the deaths since the order was computed. */
function copyDeaths({ dead }: Segment, places: Uint32Array, merged: Segment): void {
  for (let document = dead.indexOf(1); document >= 0; document = dead.indexOf(1, document + 1)) {
    const place = places[document] ?? DROPPED
    if (place !== DROPPED) merged.kill(place)
  }
}

function placesOf(segment: Segment, source: number, order: MergedOrder): Uint32Array {
  const places = new Uint32Array(segment.size).fill(DROPPED)
  for (let place = 0; place < order.size; place++) {
    if (order.source[place] === source) places[order.document[place] ?? 0] = place
  }
  return places
}

type FlatColumns = Omit<SegmentColumns, 'byId' | 'termPostings' | 'valuePostings'>

function* mergeColumns(
  sources: readonly Segment[],
  order: MergedOrder,
  placed: readonly Uint32Array[],
  { keys, schema }: { keys: Uint32Array; schema: FacetSchema },
): Generator<number, FlatColumns> {
  const { size } = order
  const columns = sources.map((source) => source.columns)
  const ids = pick(columns, order, 'ids', new Float64Array(size))
  yield size
  const postedAt = pick(columns, order, 'postedAt', new Uint32Array(size))
  yield size
  const payMin = pick(columns, order, 'payMin', new Float64Array(size))
  yield size
  const payMax = pick(columns, order, 'payMax', new Float64Array(size))
  yield size
  const currency = pick(columns, order, 'currency', new Uint16Array(size))
  yield size
  const titleLength = pick(columns, order, 'titleLength', new Uint8Array(size))
  yield size
  const nearestTitle = pick(columns, order, 'nearestTitle', new Uint32Array(size))
  yield size
  const { meaningOf, meanings } = yield* mergeMeanings(columns, order)
  const titleRuns = sources.map(({ columns: { titleStart, titleTerms } }) => ({
    starts: titleStart,
    numbers: titleTerms,
    renamed: null,
  }))
  const titles = yield* pickRuns(titleRuns, order, (length) => new Uint32Array(length))
  const { bundles, renamed } = yield* mergeBundles(
    columns.map((source, index) => ({ ...source, placed: placed[index] ?? NO_PLACES })),
    keys,
    schema,
  )
  const valueRuns = columns.map(({ valueStart, values }, index) => ({
    starts: valueStart,
    numbers: values,
    renamed: renamed[index] ?? null,
  }))
  const values = yield* pickRuns(valueRuns, order, (length) => emptyRuns(length, entryCount(bundles)))
  return {
    ids,
    postedAt,
    payMin,
    payMax,
    currency,
    titleLength,
    meaningOf,
    meanings,
    nearestTitle,
    titleStart: titles.starts,
    titleTerms: titles.numbers,
    valueStart: values.starts,
    values: values.numbers,
    bundles,
  }
}

type FixedColumn = 'ids' | 'postedAt' | 'payMin' | 'payMax' | 'currency' | 'titleLength' | 'nearestTitle'

function pick<Column extends Float64Array | Uint32Array | Uint16Array | Uint8Array>(
  columns: readonly FlatColumns[],
  order: MergedOrder,
  name: FixedColumn,
  target: Column,
): Column {
  for (let place = 0; place < order.size; place++) {
    target[place] = columns[order.source[place] ?? 0]?.[name][order.document[place] ?? 0] ?? 0
  }
  return target
}

interface Runs {
  starts: Uint32Array
  numbers: Uint32Array | Uint16Array
  /** The new number of each in the merged segment; null if the numbers stay the same. */
  renamed: Uint32Array | null
}

function* pickRuns<Numbers extends Uint32Array | Uint16Array>(
  sources: readonly Runs[],
  order: MergedOrder,
  allocate: (length: number) => Numbers,
): Generator<number, { starts: Uint32Array; numbers: Numbers }> {
  const starts = new Uint32Array(order.size + 1)
  for (let place = 0; place < order.size; place++) {
    const document = order.document[place] ?? 0
    const from = sources[order.source[place] ?? 0]?.starts
    const length = (from?.[document + 1] ?? 0) - (from?.[document] ?? 0)
    starts[place + 1] = (starts[place] ?? 0) + length
  }
  yield order.size
  const numbers = allocate(starts[order.size] ?? 0)
  for (let place = 0; place < order.size; place++) {
    const source = sources[order.source[place] ?? 0]
    if (source !== undefined) copyRun(source, order.document[place] ?? 0, numbers, starts[place] ?? 0)
    if (place % DOCUMENTS_PER_STEP === 0) yield DOCUMENTS_PER_STEP
  }
  return { starts, numbers }
}

function copyRun(
  { starts, numbers, renamed }: Runs,
  document: number,
  target: Uint32Array | Uint16Array,
  to: number,
) {
  const from = starts[document] ?? 0
  const length = (starts[document + 1] ?? 0) - from
  for (let index = 0; index < length; index++) {
    const number = numbers[from + index] ?? 0
    target[to + index] = renamed === null ? number : (renamed[number] ?? 0)
  }
}

function* mergeById(
  sources: readonly Segment[],
  placed: readonly Uint32Array[],
  size: number,
): Generator<number, Uint32Array> {
  const [a, b] = sources.map((source, index) => takenById(source, placed[index] ?? NO_PLACES))
  yield size
  const merged = new Uint32Array(size)
  let inA = 0
  let inB = 0
  for (let index = 0; index < size; index++) {
    const idA = a?.ids[inA] ?? Number.POSITIVE_INFINITY
    const idB = b?.ids[inB] ?? Number.POSITIVE_INFINITY
    merged[index] = (idA < idB ? a?.places[inA++] : b?.places[inB++]) ?? 0
    if (index % DOCUMENTS_PER_STEP === 0) yield DOCUMENTS_PER_STEP
  }
  return merged
}

/** By ascending id: the documents that are not dropped, with their places. */
function takenById(
  { columns: { byId, ids } }: Segment,
  places: Uint32Array,
): { ids: Float64Array; places: Uint32Array } {
  const taken = { ids: new Float64Array(byId.length), places: new Uint32Array(byId.length) }
  let length = 0
  for (let index = 0; index < byId.length; index++) {
    const document = byId[index] ?? 0
    const place = places[document] ?? DROPPED
    if (place === DROPPED) continue
    taken.ids[length] = ids[document] ?? 0
    taken.places[length++] = place
  }
  return { ids: taken.ids.subarray(0, length), places: taken.places.subarray(0, length) }
}
