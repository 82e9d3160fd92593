/**
 * The facet values of a segment's documents, one run of entries after another: a bundle of each group, in order, then
 * values by their place in the segment's own list of values. Up to 65,536 entries two bytes will do, which halves what
 * counting has to read.
 */
import type { Bundles } from './bundles.ts'

/** Numbers below a bound: as narrow as the bound is low. */
export type ValueRuns = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** `bound`: what all numbers are below. */
export function emptyRuns(length: number, bound: number): ValueRuns {
  return bound <= 0x10000 ? new Uint16Array(length) : new Uint32Array(length)
}

/** The entries of each document: `values[valueStart[n]]` up to `values[valueStart[n + 1]]`. */
export interface DocumentValues {
  valueStart: Uint32Array
  values: ValueRuns
  bundles: Bundles
}

/** Calls `see` with the place of each of a document's values: for a few documents. */
export function eachValue(
  { valueStart, values, bundles: { first, start, values: bundled } }: DocumentValues,
  document: number,
  see: (place: number) => void,
): void {
  const end = valueStart[document + 1] ?? 0
  for (let position = valueStart[document] ?? 0; position < end; position++) {
    const entry = values[position] ?? 0
    if (entry < first) see(entry)
    const from = entry < first ? 0 : (start[entry - first] ?? 0)
    const to = entry < first ? 0 : (start[entry - first + 1] ?? 0)
    for (let place = from; place < to; place++) see(bundled[place] ?? 0)
  }
}
