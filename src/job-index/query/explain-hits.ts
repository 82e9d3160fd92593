/**
 * Finds the reasons why the hits of a page matched. A search adds up the values of matches and does not store which
 * they were; so for these few postings the lists of the query's terms are read once more.
 */
import { conceptOf } from '../concept-terms.ts'
import { hasBit } from '../storage/document-bits.ts'
import { weightsIn } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import type { HitReasons, JobHit, PartReason } from '../types.ts'
import { metIn } from './met-wishes.ts'
import type { PlanUnit, QueryPlan } from './plan.ts'
import type { Reader } from './rank.ts'
import { bitsOfValue } from './value-bits.ts'
import { HIGHEST, type ScoredPlan, type ScoredUnit } from './word-scores.ts'

/** In the order of the hits; the first `matches` of them match. */
export function explainHits(
  hits: readonly JobHit[],
  found: readonly { segment: Segment }[],
  plan: QueryPlan,
  scored: ScoredPlan,
  { language }: Reader,
  matches: number,
): HitReasons[] {
  const similar = new Set(hits.slice(matches).map(({ id }) => id))
  const reasons = new Map<number, HitReasons>()
  for (const { segment } of found) {
    const { ids, nearestTitle } = segment.columns
    const documents = hits
      .map(({ id }) => segment.liveDocument(id))
      .filter((document) => document >= 0)
      .sort((a, b) => a - b)
    if (documents.length === 0) continue
    const inOwnLanguage = bitsOfValue(segment, language)
    const parts = plan.units.map((unit, index) => explainUnit(segment, documents, unit, scored.units[index]))
    for (const [place, document] of documents.entries()) {
      const id = ids[document] ?? 0
      reasons.set(id, {
        parts: parts.flatMap((part) => part[place] ?? []),
        inOwnLanguage: hasBit(inOwnLanguage, document),
        nearestTitle: similar.has(id) ? nearestTitle[document] || null : null,
      })
    }
  }
  return hits.flatMap(({ id }) => reasons.get(id) ?? [])
}

/** In the order of the hits: of each list of wishes the place of the one that counted. */
export function explainWishes(
  hits: readonly JobHit[],
  found: readonly { segment: Segment }[],
  { wishes }: Reader,
): number[][] {
  const met = new Map<number, number[]>()
  for (const { segment } of found) {
    const own = hits.filter(({ id }) => segment.liveDocument(id) >= 0)
    if (own.length === 0) continue
    const { places } = metIn(segment, wishes)
    for (const { id } of own) met.set(id, places(segment.liveDocument(id)))
  }
  return hits.map(({ id }) => met.get(id) ?? wishes.map(() => -1))
}

/** By document. */
function explainUnit(
  { columns: { termPostings } }: Segment,
  documents: readonly number[],
  { typed, concepts }: PlanUnit,
  scored: ScoredUnit | undefined,
): PartReason[] {
  const words = (scored?.words ?? []).map(({ terms }) => weightsIn(termPostings, terms, documents))
  const named = (scored?.concepts ?? []).map(({ terms }) => weightsIn(termPostings, terms, documents))
  return documents.map((_, place) => {
    const lowest = words.length === 0 ? -1 : Math.min(...words.map((weights) => weights[place] ?? -1))
    let best = -1
    let most = -1
    for (const [index, weights] of named.entries()) {
      const worth = scored?.concepts[index]?.byWeight[weights[place] ?? -1] ?? -1
      if (worth > most) {
        best = index
        most = worth
      }
    }
    const concept = concepts[best]
    return {
      typed,
      words: PLACES[lowest] ?? null,
      concept:
        concept === undefined ? null : { ...conceptOf(concept), inTitle: named[best]?.[place] === HIGHEST },
    }
  })
}

/** By the weight of a word: see `document-terms.ts`. */
const PLACES = ['text', 'text', 'name', 'title'] as const
