/**
 * Counts the entries of a few documents, noting which are met: a segment with postings of all countries has more entries
 * than postings, and to empty and to look through an array of all of them would take longer than to count.
 */
import { entryCount, GROUP_COUNT, groupOfFacet } from '../storage/bundles.ts'
import type { DocumentValues } from '../storage/document-values.ts'
import { scratchNumbers } from './scratch.ts'

export interface MetEntries {
  /** Each once. Every one must be taken before others are counted. */
  entries: Uint32Array
  /** How many of the documents have the entry. */
  take(entry: number): number
}

/** More than a document has. */
const ALL = 2 ** 20

/** Counts by entry; all zero but while some have not been taken. */
let counts = new Uint32Array(0)

/** All entries of the documents. */
export function metByAll(runs: DocumentValues, documents: Uint32Array): MetEntries {
  return met(runs, documents, 0, ALL)
}

/** Those that may hold values of one facet, by its place in `FACETS`. */
export function metByFacet(runs: DocumentValues, documents: Uint32Array, facet: number): MetEntries {
  const group = groupOfFacet(facet)
  return group < 0 ? met(runs, documents, GROUP_COUNT, ALL) : met(runs, documents, group, group + 1)
}

/** The entries of each document from one of its places to before another. */
function met(
  { valueStart, values, bundles }: DocumentValues,
  documents: Uint32Array,
  from: number,
  to: number,
): MetEntries {
  const all = entryCount(bundles)
  if (counts.length < all) counts = new Uint32Array(all)
  const entries = scratchNumbers(all)
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
  return { entries: entries.subarray(0, length), take }
}

function take(entry: number): number {
  const count = counts[entry] ?? 0
  counts[entry] = 0
  return count
}
