import type { Segment } from './segment.ts'

/** Adds `step` to the count of every facet value of every one of the documents: the hot loop of all counting. */
export function countInto(counts: Uint32Array, segment: Segment, documents: Uint32Array, step: 1 | -1): void {
  const { valueStart, values } = segment.columns
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0
    const end = valueStart[document + 1] ?? 0
    for (let position = valueStart[document] ?? 0; position < end; position++) {
      const value = values[position] ?? 0
      counts[value] = (counts[value] ?? 0) + step
    }
  }
}
