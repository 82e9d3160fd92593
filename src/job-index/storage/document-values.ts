/**
 * The facet values of a segment's documents, one run of entries after another: a bundle of each group, in order, then
 * values by their place in the segment's own list of values.
 */
import type { Bundles } from './bundles.ts'
import type { ValueRuns } from './value-runs.ts'

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
