/**
 * Chooses the documents of a segment that a query finds: those in its scope and matching its text are
 * candidates, and the candidates are split by the filters into hits and, per filter, those that this filter
 * alone keeps away.
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
  countries: readonly string[] | undefined,
  matches: Matches | null,
  filters: readonly ActiveFilter[],
  facetValues: FacetValues,
): Selection {
  const candidates = candidatesOf(segment, countries, matches, facetValues)
  return split(segment, candidates, filters)
}

const NO_SCORES = new Float64Array(0)

function candidatesOf(
  segment: Segment,
  countries: readonly string[] | undefined,
  matches: Matches | null,
  facetValues: FacetValues,
): Matches {
  if (matches !== null && countries === undefined) return matches
  const scope = documentsInScope(segment, countries, facetValues)
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
  const splitter = new Splitter(candidates, filters)
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0
    if (segment.dead[document] === 0) splitter.add(document, bits[index] ?? 0, scores[index] ?? 0)
  }
  return splitter.finish()
}

class Splitter {
  private readonly complete: number
  private readonly passing: Uint32Array
  private readonly scores: Float64Array
  private readonly keptAway: readonly Uint32Array[]
  private readonly keptAwayLengths: number[]
  private length = 0

  constructor({ documents, scores }: Matches, filters: readonly ActiveFilter[]) {
    this.complete = filters.reduce((all, { bit }) => all | bit, 0)
    this.passing = new Uint32Array(documents.length)
    this.scores = new Float64Array(scores.length)
    this.keptAway = filters.map(() => new Uint32Array(documents.length))
    this.keptAwayLengths = filters.map(() => 0)
  }

  add(document: number, bits: number, score: number): void {
    const missing = this.complete & ~bits
    if (missing === 0) {
      if (this.length < this.scores.length) this.scores[this.length] = score
      this.passing[this.length++] = document
    } else if ((missing & (missing - 1)) === 0) {
      const filter = 31 - Math.clz32(missing)
      const length = this.keptAwayLengths[filter] ?? 0
      const list = this.keptAway[filter]
      if (list !== undefined) list[length] = document
      this.keptAwayLengths[filter] = length + 1
    }
  }

  finish(): Selection {
    return {
      passing: {
        documents: this.passing.subarray(0, this.length),
        scores: this.scores.subarray(0, this.length),
      },
      keptAway: this.keptAway.map((list, filter) => list.subarray(0, this.keptAwayLengths[filter])),
    }
  }
}
