/**
 * Selects the documents of a segment that a query finds. Candidates are the documents in its scope that match its text.
 * The filters split them into hits and, per filter, those that this filter alone excludes. No query needs all of these
 * sets, so they are computed on demand.
 */

import type { Scope } from '../storage/cached-sets.ts'
import {
  countBefore,
  countBits,
  type DocumentBits,
  documentsIn,
  hasBit,
  intersect,
  subtract,
} from '../storage/document-bits.ts'
import type { Segment } from '../storage/segment.ts'
import { countBelow } from './count-ages.ts'
import type { ActiveFilter } from './filters.ts'
import { markPassing } from './mark-passing.ts'
import { MatchCollector, type Matches } from './matches.ts'
import { scratchCopy, scratchNumbers } from './scratch.ts'

export interface Selection {
  /** The number of hits. */
  total: number
  /** The first `most` hits, ascending, with their scores (none without a text); `among`: only of these documents. */
  hits(most: number, among?: DocumentBits | null): Matches
  /** The number of hits before a document. */
  hitsBefore(document: number): number
  /** The number of documents that this filter alone excludes, by its place among the active ones. */
  excludedCount(filter: number): number
  excluded(filter: number): Uint32Array
  /** Without a text: the sets as bits, within the scope from which they were made. */
  bits: SelectionBits | null
}

export interface SelectionBits {
  /** The scope of the sets: for a filter, the scope in which all filters but this one were applied. */
  scopeBut(filter: number): Scope
  scope: Scope
  passing: DocumentBits
  /** The documents that pass all filters but one; for -1, all filters. */
  passingBut(filter: number): DocumentBits
}

const NO_SCORES = new Float64Array(0)

/**
 * The selection of a query without text. `scope`: where it searches; if one of the filters is for arrangements,
 * `narrow` is the scope with that filter applied, otherwise null.
 */
export function selectFromScope(
  segment: Segment,
  scope: Scope,
  narrow: Scope | null,
  filters: readonly ActiveFilter[],
): Selection {
  const done = narrow === null ? -1 : filters.findIndex(({ name }) => name === 'arrangements')
  const inner = narrow ?? scope
  const scopeBut = (left: number) => (left === done ? scope : inner)
  const bits = filters.map((filter, index) => (index === done ? null : filter.bitsIn(segment)))
  const passingBut = (left: number) => {
    const { documents: all } = left >= 0 ? scopeBut(left) : inner
    const applied = bits.filter((others, index) => index !== left && others !== null)
    if (applied.length === 0) return all
    const documents = scratchCopy(all)
    for (const others of applied) if (others !== null) intersect(documents, others)
    return documents
  }
  const passing = passingBut(-1)
  const excluded = (filter: number) => {
    const documents = scratchCopy(passingBut(filter))
    subtract(documents, passing)
    return documents
  }
  return {
    total: passing === inner.documents ? inner.size : countBits(passing),
    hits: (most, among = null) => {
      const hits = among === null ? passing : scratchCopy(passing)
      if (among !== null) intersect(hits, among)
      return { documents: documentsIn(hits, most, scratchNumbers), scores: NO_SCORES }
    },
    hitsBefore: (document) => countBefore(passing, document),
    excludedCount: (filter) => countBits(excluded(filter)),
    excluded: (filter) => documentsIn(excluded(filter), Number.POSITIVE_INFINITY, scratchNumbers),
    bits: { scope: inner, scopeBut, passing, passingBut },
  }
}

/** The selection of a query with a text. `matches`: its live documents; `scope` null: the whole segment. */
export function selectFromMatches(
  segment: Segment,
  scope: Scope | null,
  matches: Matches,
  filters: readonly ActiveFilter[],
): Selection {
  const candidates = scope === null ? matches : within(scope, matches)
  const { passing, excluded } = split(segment, candidates, filters)
  return {
    total: passing.documents.length,
    hits: (most, among = null) => {
      const { documents, scores } = among === null ? passing : within({ documents: among }, passing)
      return { documents: documents.subarray(0, most), scores }
    },
    hitsBefore: (document) => countBelow(passing.documents, document),
    excludedCount: (filter) => excluded[filter]?.length ?? 0,
    excluded: (filter) => excluded[filter] ?? NO_DOCUMENTS,
    bits: null,
  }
}

const NO_DOCUMENTS = new Uint32Array(0)

function within({ documents }: Pick<Scope, 'documents'>, matches: Matches): Matches {
  const inside = new MatchCollector(matches.documents.length)
  for (let index = 0; index < matches.documents.length; index++) {
    const document = matches.documents[index] ?? 0
    if (hasBit(documents, document)) inside.add(document, matches.scores[index] ?? 0)
  }
  return inside.finish()
}

interface Split {
  passing: Matches
  excluded: readonly Uint32Array[]
}

function split(segment: Segment, candidates: Matches, filters: readonly ActiveFilter[]): Split {
  if (filters.length === 0 || candidates.documents.length === 0) return { passing: candidates, excluded: [] }
  const { documents, scores } = candidates
  const bits = markPassing(segment, documents, filters)
  const complete = filters.reduce((all, { bit }) => all | bit, 0)
  const passing = new MatchCollector(documents.length)
  const excluded: number[][] = filters.map(() => [])
  for (let index = 0; index < documents.length; index++) {
    const missing = complete & ~(bits[index] ?? 0)
    const document = documents[index] ?? 0
    if (missing === 0) passing.add(document, scores[index] ?? 0)
    else if ((missing & (missing - 1)) === 0) excluded[31 - Math.clz32(missing)]?.push(document)
  }
  return { passing: passing.finish(), excluded: excluded.map((list) => new Uint32Array(list)) }
}
