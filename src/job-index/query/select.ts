/**
 * Chooses the documents of a segment that a query finds: those in its scope and matching its text are candidates, and the
 * candidates are split by the filters into hits and, per filter, those that this filter alone keeps away.
 */
import type { FacetValues } from '../storage/facet-values.ts'
import type { Segment } from '../storage/segment.ts'
import { type ActiveFilter, markPassing } from './filters.ts'
import { MatchCollector, type Matches } from './matches.ts'
import { documentsInScope } from './scope.ts'

export interface Selection {
  /** Hits, ascending, with their scores (none without a text). */
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
  const candidates = candidatesOf(segment, country, matches, facetValues)
  return split(segment, candidates, filters)
}

const NO_SCORES = new Float64Array(0)

function candidatesOf(
  segment: Segment,
  country: string | undefined,
  matches: Matches | null,
  facetValues: FacetValues,
): Matches {
  if (matches !== null && country === undefined) return matches
  const scope = documentsInScope(segment, country, facetValues)
  if (matches === null) return { documents: scope, scores: NO_SCORES }
  const inScope = new MatchCollector(Math.min(scope.length, matches.documents.length))
  let position = 0
  for (let index = 0; index < matches.documents.length; index++) {
    const document = matches.documents[index] ?? 0
    while ((scope[position] ?? Number.POSITIVE_INFINITY) < document) position++
    if (scope[position] === document) inScope.add(document, matches.scores[index] ?? 0)
  }
  return inScope.finish()
}

function split(segment: Segment, candidates: Matches, filters: readonly ActiveFilter[]): Selection {
  const { documents, scores } = candidates
  const bits = markPassing(segment, documents, filters)
  const complete = filters.reduce((all, { bit }) => all | bit, 0)
  const passing = new Uint32Array(documents.length)
  const passingScores = scores.length > 0 ? new Float64Array(documents.length) : NO_SCORES
  const keptAway = filters.map(() => ({ documents: new Uint32Array(documents.length), length: 0 }))
  let length = 0
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0
    if (segment.dead[document] === 1) continue
    const missing = complete & ~(bits[index] ?? 0)
    if (missing === 0) {
      if (scores.length > 0) passingScores[length] = scores[index] ?? 0
      passing[length++] = document
    } else if ((missing & (missing - 1)) === 0) {
      const list = keptAway[31 - Math.clz32(missing)]
      if (list !== undefined) list.documents[list.length++] = document
    }
  }
  return {
    passing: { documents: passing.subarray(0, length), scores: passingScores.subarray(0, length) },
    keptAway: keptAway.map((list) => list.documents.subarray(0, list.length)),
  }
}
