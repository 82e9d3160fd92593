import { DIMENSIONS } from '../meaning/text-vectors.ts'
import { MeaningRows } from './meaning-rows.ts'
import { DOCUMENTS_PER_STEP, type MergedOrder } from './merged-order.ts'
import type { SegmentColumns } from './segment.ts'

type Meanings = Pick<SegmentColumns, 'meaningOf' | 'meanings'>

/** Yields as `mergeSegments` does. */
export function* mergeMeanings(
  columns: readonly Meanings[],
  order: MergedOrder,
): Generator<number, Meanings> {
  const rows = new MeaningRows(order.size)
  /** By row of each source: the new row, counted from 1. */
  const renamed = columns.map(({ meanings }) => new Uint32Array(meanings.length / DIMENSIONS))
  const meaningOf = new Uint32Array(order.size)
  for (let place = 0; place < order.size; place++) {
    const source = columns[order.source[place] ?? 0]
    const names = renamed[order.source[place] ?? 0]
    if (source === undefined || names === undefined) continue
    const row = source.meaningOf[order.document[place] ?? 0] ?? 0
    const name = names[row] || rows.add(source.meanings, row) + 1
    names[row] = name
    meaningOf[place] = name - 1
    if (place % DOCUMENTS_PER_STEP === 0) yield DOCUMENTS_PER_STEP
  }
  return { meaningOf, meanings: rows.finish() }
}
