/**
 * Merges two segments into one, leaving out what is dead, or rewrites one alone to get rid of its dead. Both are sorted the
 * same way, so everything is a merge of two sorted sequences, linear in size. It is a generator: it yields after every
 * few thousand entries, so that searches run in between, and the old segments answer them until the last step.
 *
 * A document that dies meanwhile in an old segment must not come back to life: the last step copies such deaths.
 */
import { type PostingLists, PostingWriter, readPostingsAt } from './postings.ts'
import { Segment, type SegmentColumns } from './segment.ts'

/** Yields the number of entries handled since the last yield; returns the merged segment. */
export function* mergeSegments(
  sources: readonly [Segment, Segment] | readonly [Segment],
  onDropped: (term: number, entries: number) => void,
): Generator<number, Segment> {
  const order = mergedOrder(sources)
  yield order.size
  const placed = sources.map((source, index) => placesOf(source, index, order))
  yield order.size
  const columns = yield* mergeColumns(sources, order)
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
  const merged = new Segment({ ...columns, termPostings, valuePostings })
  for (const [index, source] of sources.entries()) {
    for (const [document, place] of (placed[index] ?? []).entries()) {
      if (place !== DROPPED && source.dead[document] === 1) merged.kill(place)
    }
  }
  return merged
}

/** By merged document: which source it comes from and its number there. */
interface MergedOrder {
  size: number
  source: Uint8Array
  document: Uint32Array
}

const DROPPED = 0xffffffff

function mergedOrder(sources: readonly Segment[]): MergedOrder {
  const [a, b] = sources
  const capacity = (a?.liveSize ?? 0) + (b?.liveSize ?? 0)
  const order = { size: 0, source: new Uint8Array(capacity), document: new Uint32Array(capacity) }
  const take = (source: number, document: number) => {
    order.source[order.size] = source
    order.document[order.size++] = document
  }
  let inA = nextLive(a, 0)
  let inB = nextLive(b, 0)
  while (inA >= 0 || inB >= 0) {
    if (inB < 0 || (inA >= 0 && comesFirst(a, inA, b, inB))) {
      take(0, inA)
      inA = nextLive(a, inA + 1)
    } else {
      take(1, inB)
      inB = nextLive(b, inB + 1)
    }
  }
  return order
}

function nextLive(segment: Segment | undefined, from: number): number {
  if (segment === undefined) return -1
  return segment.dead.indexOf(0, from)
}

function comesFirst(a: Segment | undefined, inA: number, b: Segment | undefined, inB: number): boolean {
  const timeA = a?.columns.postedAt[inA] ?? 0
  const timeB = b?.columns.postedAt[inB] ?? 0
  if (timeA !== timeB) return timeA > timeB
  return (a?.columns.ids[inA] ?? 0) > (b?.columns.ids[inB] ?? 0)
}

function placesOf(segment: Segment, source: number, order: MergedOrder): Uint32Array {
  const places = new Uint32Array(segment.size).fill(DROPPED)
  for (let place = 0; place < order.size; place++) {
    if (order.source[place] === source) places[order.document[place] ?? 0] = place
  }
  return places
}

type FlatColumns = Omit<SegmentColumns, 'termPostings' | 'valuePostings'>

function* mergeColumns(sources: readonly Segment[], order: MergedOrder): Generator<number, FlatColumns> {
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
  const titles = pickRuns(columns, order, 'titleStart', 'titleTerms')
  yield titles.numbers.length
  const values = pickRuns(columns, order, 'valueStart', 'values')
  yield values.numbers.length
  return {
    ids,
    postedAt,
    payMin,
    payMax,
    currency,
    titleLength,
    titleStart: titles.starts,
    titleTerms: titles.numbers,
    valueStart: values.starts,
    values: values.numbers,
  }
}

type FixedColumn = 'ids' | 'postedAt' | 'payMin' | 'payMax' | 'currency' | 'titleLength'

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

function pickRuns(
  columns: readonly FlatColumns[],
  order: MergedOrder,
  startName: 'titleStart' | 'valueStart',
  name: 'titleTerms' | 'values',
): { starts: Uint32Array; numbers: Uint32Array } {
  const starts = new Uint32Array(order.size + 1)
  const boundsOf = (place: number) => {
    const source = columns[order.source[place] ?? 0]
    const document = order.document[place] ?? 0
    return { source, from: source?.[startName][document] ?? 0, to: source?.[startName][document + 1] ?? 0 }
  }
  for (let place = 0; place < order.size; place++) {
    const { from, to } = boundsOf(place)
    starts[place + 1] = (starts[place] ?? 0) + to - from
  }
  const numbers = new Uint32Array(starts[order.size] ?? 0)
  for (let place = 0; place < order.size; place++) {
    const { source, from, to } = boundsOf(place)
    if (source !== undefined) numbers.set(source[name].subarray(from, to), starts[place])
  }
  return { starts, numbers }
}

function* mergePostings(
  lists: readonly PostingLists[],
  placed: readonly Uint32Array[],
  onDropped: (key: number, entries: number) => void,
): Generator<number, PostingLists> {
  const writer = new PostingWriter()
  const next = lists.map(() => 0)
  let work = 0
  for (;;) {
    let key = Number.POSITIVE_INFINITY
    for (const [index, list] of lists.entries()) {
      key = Math.min(key, list.keys[next[index] ?? 0] ?? Number.POSITIVE_INFINITY)
    }
    if (key === Number.POSITIVE_INFINITY) break
    let merged: Uint32Array | null = null
    let before = 0
    for (const [index, list] of lists.entries()) {
      const position = next[index] ?? 0
      if (list.keys[position] !== key) continue
      next[index] = position + 1
      const entries = readPostingsAt(list, position)
      before += entries.length
      const kept = replace(entries, placed[index] ?? NO_PLACES)
      merged = merged === null ? kept : mergeSorted(merged, kept)
    }
    if (merged === null) continue
    writer.append(key, merged)
    if (merged.length < before) onDropped(key, before - merged.length)
    work += before + 1
    if (work > 20_000) {
      yield work
      work = 0
    }
  }
  return writer.finish()
}

const NO_PLACES = new Uint32Array(0)

/** The entries under their new document numbers, in place; order within a source is kept by construction. */
function replace(entries: Uint32Array<ArrayBuffer>, places: Uint32Array): Uint32Array {
  let kept = 0
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] ?? 0
    const place = places[entry >>> 2] ?? DROPPED
    if (place !== DROPPED) entries[kept++] = ((place << 2) | (entry & 3)) >>> 0
  }
  return entries.subarray(0, kept)
}

function mergeSorted(a: Uint32Array, b: Uint32Array): Uint32Array {
  const merged = new Uint32Array(a.length + b.length)
  let inA = 0
  let inB = 0
  for (let index = 0; index < merged.length; index++) {
    const fromA = a[inA] ?? Number.POSITIVE_INFINITY
    const fromB = b[inB] ?? Number.POSITIVE_INFINITY
    if (fromA < fromB) {
      merged[index] = fromA
      inA++
    } else {
      merged[index] = fromB
      inB++
    }
  }
  return merged
}
