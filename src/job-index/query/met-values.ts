/**
 * Counts the values of a few documents and notes which occur. A segment with postings of all countries has more values
 * and bundles than postings; clearing and scanning an array of all of them would take longer than counting.
 */
import { type Bundles, entryCount } from '../storage/bundles.ts'
import type { DocumentValues } from '../storage/document-values.ts'
import { scratchNumbers } from './scratch.ts'

export interface MetValues {
  /** By place, each once. All must be taken before other documents are counted. */
  places: Uint32Array
  /** How many of the documents have the value at a place. */
  take(place: number): number
}

/** More than any document has. */
const ALL = 2 ** 20

/** Counts by entry; all are zero except while some have not been taken. */
let counts = new Uint32Array(0)

/** All values of the documents. */
export function metByAll(runs: DocumentValues, documents: Uint32Array): MetValues {
  return met(runs, documents, 0, ALL)
}

/** The values of the range of entries that contains all values of one facet, by its place. */
export function metByFacet(runs: DocumentValues, documents: Uint32Array, facet: number): MetValues {
  const { schema } = runs.bundles
  const group = schema.groupOf(facet)
  return group < 0 ? met(runs, documents, schema.groupCount, ALL) : met(runs, documents, group, group + 1)
}

/** The values of the entries of each document, from one entry to before another. */
function met(runs: DocumentValues, documents: Uint32Array, from: number, to: number): MetValues {
  const all = entryCount(runs.bundles)
  if (counts.length < all) counts = new Uint32Array(all)
  return { places: placesIn(metEntries(runs, documents, from, to), runs.bundles), take }
}

function metEntries(
  { valueStart, values, bundles }: DocumentValues,
  documents: Uint32Array,
  from: number,
  to: number,
): Uint32Array {
  const entries = scratchNumbers(entryCount(bundles))
  let length = 0
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0
    const start = valueStart[document] ?? 0
    const end = Math.min(valueStart[document + 1] ?? 0, start + to)
    for (let position = start + from; position < end; position++) {
      const entry = values[position] ?? 0
      const count = counts[entry] ?? 0
      if (count === 0) entries[length++] = entry
      counts[entry] = count + 1
    }
  }
  return entries.subarray(0, length)
}

/** Every bundle adds its count to its values; none of these values also has an entry of its own. */
function placesIn(entries: Uint32Array, { first, start, values }: Bundles): Uint32Array {
  const places = scratchNumbers(first)
  let length = 0
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] ?? 0
    if (entry < first) {
      places[length++] = entry
      continue
    }
    const count = take(entry)
    const end = start[entry - first + 1] ?? 0
    for (let position = start[entry - first] ?? 0; position < end; position++) {
      const place = values[position] ?? 0
      const before = counts[place] ?? 0
      if (before === 0) places[length++] = place
      counts[place] = before + count
    }
  }
  return places.subarray(0, length)
}

function take(entry: number): number {
  const count = counts[entry] ?? 0
  counts[entry] = 0
  return count
}
