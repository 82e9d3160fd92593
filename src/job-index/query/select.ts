/**
 * Chooses the documents of a segment that a query finds: those in its scope and matching its text are candidates, and the
 * candidates are split by the filters into hits and, per filter, those that this filter alone keeps away.
 */
import type { FacetValues } from '../storage/facet-values.ts'
import { readPostings } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import type { ActiveFilter } from './filters.ts'
import type { Matches } from './matches.ts'

export interface Selection {
  /** Hits, ascending, with their scores (0 without a text). */
  passing: Matches
  /** In the order of the active filters: the documents that only this filter keeps from being hits. */
  keptAway: readonly Uint32Array[]
}

/** `matches`: what the text finds; null without a text. */
export function select(
  segment: Segment,
  country: string | undefined,
  matches: Matches | null,
  filters: readonly ActiveFilter[],
  facetValues: FacetValues,
): Selection {
  const scope = country === undefined ? null : documentsIn(segment, country, facetValues)
  return split(segment, candidatesOf(segment, scope, matches), filters)
}

/** Postings in a country or open to it, ascending. */
function documentsIn(segment: Segment, country: string, facetValues: FacetValues): Uint32Array {
  const inside = new Uint8Array(segment.size)
  const mark = (number: number, flag: number) => {
    if (number < 0) return
    const entries = readPostings(segment.columns.valuePostings, number)
    for (let index = 0; index < entries.length; index++) inside[(entries[index] ?? 0) >>> 2] = flag
  }
  // "In" never names a country that "not in" does, so exclusion may undo only "anywhere".
  mark(facetValues.numberOf('anywhere', 1), 1)
  mark(facetValues.numberOf('notIn', country), 0)
  mark(facetValues.numberOf('in', country), 1)
  return documentsOf(inside)
}

function documentsOf(flags: Uint8Array): Uint32Array {
  const documents = new Uint32Array(flags.length)
  let length = 0
  for (let document = 0; document < flags.length; document++) {
    if (flags[document] === 1) documents[length++] = document
  }
  return documents.subarray(0, length)
}

function candidatesOf(segment: Segment, scope: Uint32Array | null, matches: Matches | null): Matches {
  if (matches === null) {
    const documents = scope ?? firstNumbers(segment.size)
    return { documents, scores: new Float64Array(documents.length) }
  }
  if (scope === null) return matches
  const inScope = { documents: new Uint32Array(scope.length), scores: new Float64Array(scope.length) }
  let length = 0
  let position = 0
  for (let index = 0; index < matches.documents.length; index++) {
    const document = matches.documents[index] ?? 0
    while ((scope[position] ?? Number.POSITIVE_INFINITY) < document) position++
    if (scope[position] !== document) continue
    inScope.documents[length] = document
    inScope.scores[length++] = matches.scores[index] ?? 0
  }
  return shorten(inScope, length)
}

function firstNumbers(length: number): Uint32Array {
  const numbers = new Uint32Array(length)
  for (let index = 0; index < length; index++) numbers[index] = index
  return numbers
}

function split(segment: Segment, candidates: Matches, filters: readonly ActiveFilter[]): Selection {
  const bits = new Uint32Array(segment.size)
  let complete = 0
  for (const filter of filters) {
    filter.mark(segment, bits)
    complete |= filter.bit
  }
  const { documents, scores } = candidates
  const passing = {
    documents: new Uint32Array(documents.length),
    scores: new Float64Array(documents.length),
  }
  const away = filters.map(() => ({ documents: new Uint32Array(documents.length), length: 0 }))
  let length = 0
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0
    if (segment.dead[document] === 1) continue
    const missing = complete & ~(bits[document] ?? 0)
    if (missing === 0) {
      passing.documents[length] = document
      passing.scores[length++] = scores[index] ?? 0
    } else if ((missing & (missing - 1)) === 0) {
      const list = away[31 - Math.clz32(missing)]
      if (list !== undefined) list.documents[list.length++] = document
    }
  }
  return {
    passing: shorten(passing, length),
    keptAway: away.map((list) => list.documents.subarray(0, list.length)),
  }
}

function shorten({ documents, scores }: Matches, length: number): Matches {
  return { documents: documents.subarray(0, length), scores: scores.subarray(0, length) }
}
