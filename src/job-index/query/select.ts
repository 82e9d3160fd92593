/**
 * Chooses the documents of a segment that a query finds: those in its scope and matching its text are
 * candidates, and the candidates are split by the filters into hits and, per filter, those that this filter
 * alone keeps away.
 */
import type { Segment } from '../storage/segment.ts'
import { type ActiveFilter, markPassing } from './filters.ts'
import { MatchCollector, type Matches } from './matches.ts'
import type { Scope } from './scope.ts'

export interface Selection {
  /** Hits, ascending, with their scores (none without a text). */
  passing: Matches
  /** All other candidates. */
  failing: Uint32Array
  /** In the order of the active filters: the documents that only this filter keeps from being hits. */
  keptAway: readonly Uint32Array[]
  /** The scope, where its documents are just the candidates: the query has no text. */
  scope: Scope | null
}

const NO_DOCUMENTS = new Uint32Array(0)
const NO_SCORES = new Float64Array(0)

/** `matches`: the live documents that the text finds; null without a text. `scope` null: the whole segment. */
export function select(
  segment: Segment,
  scope: Scope | null,
  matches: Matches | null,
  filters: readonly ActiveFilter[],
): Selection {
  const candidates = candidatesOf(scope, matches)
  const wholeScope = matches === null ? scope : null
  if (filters.length === 0) {
    return { passing: candidates, failing: NO_DOCUMENTS, keptAway: [], scope: wholeScope }
  }
  return { ...split(segment, candidates, filters), scope: wholeScope }
}

function candidatesOf(scope: Scope | null, matches: Matches | null): Matches {
  if (matches === null) return { documents: scope?.documents ?? NO_DOCUMENTS, scores: NO_SCORES }
  if (scope === null) return matches
  const { documents } = scope
  const inScope = new MatchCollector(Math.min(documents.length, matches.documents.length))
  let position = 0
  for (let index = 0; index < matches.documents.length; index++) {
    const document = matches.documents[index] ?? 0
    while ((documents[position] ?? Number.POSITIVE_INFINITY) < document) position++
    if (documents[position] === document) inScope.add(document, matches.scores[index] ?? 0)
  }
  return inScope.finish()
}

function split(
  segment: Segment,
  candidates: Matches,
  filters: readonly ActiveFilter[],
): Omit<Selection, 'scope'> {
  const bits = markPassing(segment, candidates.documents, filters)
  const splitter = new Splitter(candidates, filters)
  for (let index = 0; index < candidates.documents.length; index++) splitter.put(index, bits[index] ?? 0)
  return splitter.finish()
}

class Splitter {
  private readonly candidates: Matches
  private readonly complete: number
  private readonly passing: Uint32Array
  private readonly scores: Float64Array
  private readonly failing: Uint32Array
  /** By place in `failing`: the one filter that fails, or -1 where several do. */
  private readonly onlyFilter: Int8Array
  private readonly keptAwayLengths: Uint32Array
  private passed = 0
  private failed = 0

  constructor(candidates: Matches, filters: readonly ActiveFilter[]) {
    const { documents, scores } = candidates
    this.candidates = candidates
    this.complete = filters.reduce((all, { bit }) => all | bit, 0)
    this.passing = new Uint32Array(documents.length)
    this.scores = new Float64Array(scores.length)
    this.failing = new Uint32Array(documents.length)
    this.onlyFilter = new Int8Array(documents.length)
    this.keptAwayLengths = new Uint32Array(filters.length)
  }

  /** The candidate at a place; `bits`: the filters it passes. */
  put(place: number, bits: number): void {
    const { documents, scores } = this.candidates
    const document = documents[place] ?? 0
    const missing = this.complete & ~bits
    if (missing === 0) {
      if (scores.length > 0) this.scores[this.passed] = scores[place] ?? 0
      this.passing[this.passed++] = document
      return
    }
    let only = -1
    if ((missing & (missing - 1)) === 0) {
      only = 31 - Math.clz32(missing)
      this.keptAwayLengths[only] = (this.keptAwayLengths[only] ?? 0) + 1
    }
    this.onlyFilter[this.failed] = only
    this.failing[this.failed++] = document
  }

  finish(): Omit<Selection, 'scope'> {
    return {
      passing: {
        documents: this.passing.subarray(0, this.passed),
        scores: this.scores.subarray(0, Math.min(this.passed, this.scores.length)),
      },
      failing: this.failing.subarray(0, this.failed),
      keptAway: Array.from(this.keptAwayLengths, (length, filter) => this.keptAwayBy(filter, length)),
    }
  }

  private keptAwayBy(filter: number, length: number): Uint32Array {
    if (length === this.failed) return this.failing.subarray(0, length)
    const documents = new Uint32Array(length)
    let kept = 0
    for (let place = 0; kept < length; place++) {
      if (this.onlyFilter[place] === filter) documents[kept++] = this.failing[place] ?? 0
    }
    return documents
  }
}
