/**
 * Documents with scores, ascending by document: what text search computes with. Every operation is one pass
 * over its sorted operands.
 */
import { scratchNumbers, scratchScores } from './scratch.ts'

export interface Matches {
  documents: Uint32Array
  scores: Float64Array
}

export const NO_MATCHES: Matches = { documents: new Uint32Array(0), scores: new Float64Array(0) }

/**
 * Documents in either; where in both, the higher score or the sum. The scores of those in `a` alone are multiplied by
 * `alone`.
 */
export function either(a: Matches, b: Matches, combine: 'highest' | 'sum', alone = 1): Matches {
  if (a.documents.length === 0) return b
  if (b.documents.length === 0 && alone === 1) return a
  const result = new MatchCollector(a.documents.length + b.documents.length)
  let inA = 0
  let inB = 0
  while (inA < a.documents.length || inB < b.documents.length) {
    const fromA = a.documents[inA] ?? Number.POSITIVE_INFINITY
    const fromB = b.documents[inB] ?? Number.POSITIVE_INFINITY
    const scoreA = a.scores[inA] ?? 0
    const scoreB = b.scores[inB] ?? 0
    if (fromA < fromB) result.add(fromA, scoreA * alone)
    else if (fromB < fromA) result.add(fromB, scoreB)
    else result.add(fromA, combine === 'sum' ? scoreA + scoreB : Math.max(scoreA, scoreB))
    if (fromA <= fromB) inA++
    if (fromB <= fromA) inB++
  }
  return result.finish()
}

/** Documents in both, scores added. */
export function both(a: Matches, b: Matches): Matches {
  const result = new MatchCollector(Math.min(a.documents.length, b.documents.length))
  let inB = 0
  for (let inA = 0; inA < a.documents.length; inA++) {
    const document = a.documents[inA] ?? 0
    while ((b.documents[inB] ?? Number.POSITIVE_INFINITY) < document) inB++
    if (b.documents[inB] === document) result.add(document, (a.scores[inA] ?? 0) + (b.scores[inB] ?? 0))
  }
  return result.finish()
}

/**
 * Documents in at least `least` of the lists and, if any list is one of `needed`, in one of those; scored by `score` from
 * the sum of their scores and how many lists they are in.
 */
export function most(
  lists: readonly Matches[],
  least: number,
  needed: readonly boolean[],
  score: (sum: number, found: number) => number,
): Matches {
  const result = new MatchCollector(lists.reduce((size, { documents }) => size + documents.length, 0))
  const places = new Uint32Array(lists.length)
  const isAnyNeeded = needed.includes(true)
  for (;;) {
    const document = lowestAt(lists, places)
    if (document === NO_DOCUMENT) return result.finish()
    let found = 0
    let sum = 0
    let hasNeeded = !isAnyNeeded
    for (let list = 0; list < lists.length; list++) {
      const { documents, scores } = lists[list] ?? NO_MATCHES
      const place = places[list] ?? 0
      if (documents[place] !== document) continue
      found++
      sum += scores[place] ?? 0
      if (needed[list] === true) hasNeeded = true
      places[list] = place + 1
    }
    if (found >= least && hasNeeded) result.add(document, score(sum, found))
  }
}

const NO_DOCUMENT = 0xffffffff

/** The lowest of the documents at a place in each list. */
function lowestAt(lists: readonly Matches[], places: Uint32Array): number {
  let lowest = NO_DOCUMENT
  for (let list = 0; list < lists.length; list++) {
    const document = lists[list]?.documents[places[list] ?? 0] ?? NO_DOCUMENT
    if (document < lowest) lowest = document
  }
  return lowest
}

/** Collects matches in ascending order of documents, at most `capacity`. */
export class MatchCollector {
  private readonly documents: Uint32Array<ArrayBuffer>
  private readonly scores: Float64Array<ArrayBuffer>
  private length = 0

  constructor(capacity: number) {
    this.documents = scratchNumbers(capacity)
    this.scores = scratchScores(capacity)
  }

  add(document: number, score: number): void {
    this.documents[this.length] = document
    this.scores[this.length++] = score
  }

  finish(): Matches {
    return {
      documents: this.documents.subarray(0, this.length),
      scores: this.scores.subarray(0, this.length),
    }
  }
}
