/**
 * Which documents of a segment have a term in a title. The words of a job's name count there only, and nine of ten
 * entries in the list of a frequent word are of descriptions. So what is left of a long list is cached; all of them
 * together are a few numbers a document, as titles are short.
 */
import { readPostingsAt } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import { scratchNumbers } from './scratch.ts'
import { HIGHEST } from './word-scores.ts'

/** Ascending, dead ones included; not to be changed. `place`: of the term's list. */
export function titleDocuments({ columns, cached }: Segment, place: number): Uint32Array {
  const known = cached.titleDocuments.get(place)
  if (known !== undefined) return known
  const entries = readPostingsAt(columns.termPostings, place, scratchNumbers)
  let length = 0
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] ?? 0
    if ((entry & 3) === HIGHEST) entries[length++] = entry >>> 2
  }
  const documents = entries.subarray(0, length)
  if (entries.length < SHORTEST_CACHED) return documents
  const kept = documents.slice()
  cached.titleDocuments.set(place, kept)
  return kept
}

/** Shorter lists are read as quickly. */
const SHORTEST_CACHED = 64
