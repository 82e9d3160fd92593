/**
 * Documents with scores, ascending by document: the data type of text search. Every operation is one pass over its
 * sorted operands.
 */
import { scratchNumbers, scratchScores } from './scratch.ts'

export interface Matches {
  documents: Uint32Array
  scores: Float64Array
}

export const NO_MATCHES: Matches = { documents: new Uint32Array(0), scores: new Float64Array(0) }

/**
 * Documents in either; if in both, the higher score or the sum. The scores of those in `a` alone are multiplied by
 * `alone`.
 */
export function either(a: Matches, b: Matches, combine: 'highest' | 'sum', alone = 1): Matches {
  if (a.documents.length === 0) return b
  if (b.documents.length === 0 && alone === 1) return a
  const result = new MatchCollector(a.documents.length + b.documents.length)
  let inA = 0
  let inB = 0
  while (inA < a.documents.length && inB < b.documents.length) {
    const fromA = a.documents[inA] ?? 0
    const fromB = b.documents[inB] ?? 0
    const scoreA = a.scores[inA] ?? 0
    const scoreB = b.scores[inB] ?? 0
    if (fromA < fromB) result.add(fromA, scoreA * alone)
    else if (fromB < fromA) result.add(fromB, scoreB)
    else result.add(fromA, combine === 'sum' ? scoreA + scoreB : Math.max(scoreA, scoreB))
    if (fromA <= fromB) inA++
    if (fromB <= fromA) inB++
  }
  for (; inA < a.documents.length; inA++) result.add(a.documents[inA] ?? 0, (a.scores[inA] ?? 0) * alone)
  for (; inB < b.documents.length; inB++) result.add(b.documents[inB] ?? 0, b.scores[inB] ?? 0)
  return result.finish()
}

/** Documents in both, scores added. */
export function both(a: Matches, b: Matches): Matches {
  const result = new MatchCollector(Math.min(a.documents.length, b.documents.length))
  let inA = 0
  let inB = 0
  while (inA < a.documents.length && inB < b.documents.length) {
    const fromA = a.documents[inA] ?? 0
    const fromB = b.documents[inB] ?? 0
    if (fromA === fromB) result.add(fromA, (a.scores[inA] ?? 0) + (b.scores[inB] ?? 0))
    if (fromA <= fromB) inA++
    if (fromB <= fromA) inB++
  }
  return result.finish()
}

/** Those with at least such a score. */
export function atLeast(least: number, { documents, scores }: Matches): Matches {
  const result = new MatchCollector(documents.length)
  for (let index = 0; index < documents.length; index++) {
    const score = scores[index] ?? 0
    if (score >= least) result.add(documents[index] ?? 0, score)
  }
  return result.finish()
}

/** Those of which the test is true. */
export function filterMatches({ documents, scores }: Matches, test: (document: number) => boolean): Matches {
  const result = new MatchCollector(documents.length)
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0
    if (test(document)) result.add(document, scores[index] ?? 0)
  }
  return result.finish()
}

/**
 * Documents in at least `least` of the lists and, if any list is one of `needed`, in one of those; scored by the share of
 * the lists that they are in.
 */
export function most(lists: readonly Matches[], least: number, needed: readonly boolean[]): Matches {
  const [only] = lists
  if (only !== undefined && lists.length === 1)
    return { documents: only.documents, scores: scratchScores(only.documents.length).fill(1) }
  const leading = leadingLists(lists, least, needed)
  const result = new MatchCollector(leading.reduce((size, list) => size + sizeOf(lists[list]), 0))
  const places = new Uint32Array(lists.length)
  for (;;) {
    const document = lowestAt(lists, leading, places)
    if (document === NO_DOCUMENT) return result.finish()
    let found = 0
    for (let list = 0; list < lists.length; list++) {
      const { documents } = lists[list] ?? NO_MATCHES
      const place = placeAtOrAfter(documents, document, places[list] ?? 0)
      const isIn = place < documents.length && documents[place] === document
      places[list] = isIn ? place + 1 : place
      if (isIn) found++
    }
    if (found >= least) result.add(document, found / lists.length)
  }
}

const NO_DOCUMENT = 0xffffffff

/**
 * The lists of which a document must be in one: those that are needed or, if none is, all but `least - 1` (a document
 * in `least` lists must be in one of the others); of these the shortest.
 */
function leadingLists(lists: readonly Matches[], least: number, needed: readonly boolean[]): number[] {
  const all = [...lists.keys()]
  if (needed.includes(true)) return all.filter((list) => needed[list])
  return all.sort((a, b) => sizeOf(lists[a]) - sizeOf(lists[b])).slice(0, lists.length - least + 1)
}

function sizeOf(matches: Matches | undefined): number {
  return matches?.documents.length ?? 0
}

/** The lowest of the documents at a place in each of the leading lists. */
function lowestAt(lists: readonly Matches[], leading: readonly number[], places: Uint32Array): number {
  let lowest = NO_DOCUMENT
  for (let index = 0; index < leading.length; index++) {
    const list = leading[index] ?? 0
    const { documents } = lists[list] ?? NO_MATCHES
    const place = places[list] ?? 0
    if (place < documents.length) lowest = Math.min(lowest, documents[place] ?? 0)
  }
  return lowest
}

/** The first place from `place` on whose document is not below this one. */
function placeAtOrAfter(documents: Uint32Array, document: number, place: number): number {
  let at = place
  while (at < documents.length && (documents[at] ?? 0) < document) at++
  return at
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
