import type { Chunk } from './chunk.ts'

export interface RowOfChunks {
  chunks: Chunk[]
  baseline: number
  /** The height of most of its letters. */
  size: number
}

/** Pieces of text with the same baseline, from top to bottom; within a row they have no order. */
export function rowsOf(chunks: readonly Chunk[]): RowOfChunks[] {
  const rows: RowOfChunks[] = []
  for (const chunk of chunks.toSorted((one, other) => one.baseline - other.baseline)) {
    const row = rows.at(-1)
    const isSame = row !== undefined && chunk.baseline - row.baseline < Math.min(chunk.size, row.size) * 0.45
    if (!isSame) rows.push({ chunks: [chunk], baseline: chunk.baseline, size: chunk.size })
    else if (!row.chunks.some((other) => isPrintedTwice(other, chunk))) row.chunks.push(chunk)
  }
  for (const row of rows) row.size = sizeOfMost(row.chunks)
  return rows
}

/** Some programs print letters twice to make them bold. */
const isPrintedTwice = (one: Chunk, other: Chunk): boolean =>
  one.text === other.text && Math.abs(one.left - other.left) < one.size * 0.1

function sizeOfMost(chunks: readonly Chunk[]): number {
  const letters = chunks.reduce((sum, { text }) => sum + text.length, 0)
  let before = 0
  for (const chunk of chunks.toSorted((one, other) => one.size - other.size)) {
    before += chunk.text.length
    if (before * 2 >= letters) return chunk.size
  }
  return 0
}
