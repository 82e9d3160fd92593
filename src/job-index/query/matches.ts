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

/** Documents in either; where in both, the higher score or the sum. */
export function either(a: Matches, b: Matches, combine: 'highest' | 'sum'): Matches {
  if (a.documents.length === 0) return b
  if (b.documents.length === 0) return a
  const result = new MatchCollector(a.documents.length + b.documents.length)
  let inA = 0
  let inB = 0
  while (inA < a.documents.length || inB < b.documents.length) {
    const fromA = a.documents[inA] ?? Number.POSITIVE_INFINITY
    const fromB = b.documents[inB] ?? Number.POSITIVE_INFINITY
    const scoreA = a.scores[inA] ?? 0
    const scoreB = b.scores[inB] ?? 0
    if (fromA < fromB) result.add(fromA, scoreA)
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
 * Documents in at least `least` of the lists; scores added, then scaled by the share of lists that matched.
 */
export function most(lists: readonly Matches[], least: number, size: number): Matches {
  const counts = new Uint8Array(size)
  const sums = new Float64Array(size)
  for (const { documents, scores } of lists) {
    for (let index = 0; index < documents.length; index++) {
      const document = documents[index] ?? 0
      counts[document] = (counts[document] ?? 0) + 1
      sums[document] = (sums[document] ?? 0) + (scores[index] ?? 0)
    }
  }
  const result = new MatchCollector(size)
  for (let document = 0; document < size; document++) {
    const count = counts[document] ?? 0
    if (count >= least) result.add(document, ((sums[document] ?? 0) * count) / lists.length)
  }
  return result.finish()
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
