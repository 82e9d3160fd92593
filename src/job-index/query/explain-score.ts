/**
 * Takes the scores of hits apart. A search adds up and multiplies numbers and forgets them; for the hits of a page they
 * are computed once more, by the functions that the search itself has used.
 */

import { hasBit } from '../storage/document-bits.ts'
import type { Segment } from '../storage/segment.ts'
import { employersIn } from './employers.ts'
import { leastWeight, matchConcepts, matchWords, worthAlone } from './match-text.ts'
import { type Matches, NO_MATCHES } from './matches.ts'
import type { ScoreParts } from './rank.ts'
import { placelessCost, shareScore, similarityScore, varietyFit } from './scoring.ts'
import type { SearchRun } from './search.ts'
import { statedIn } from './similar.ts'
import { similarityIn } from './similarity.ts'
import type { ScoredPlan } from './word-scores.ts'

/** By hit of the first page, in its order; empty if something else than a score decides the order. */
export function explainScores(run: SearchRun): ScoreParts[] {
  const { scored, total, found, near, hits } = run
  const above = new Map<string, number>()
  return hits.flatMap(({ id }, place) => {
    const isMatch = place < total
    for (const { segment, rank } of isMatch ? found : near) {
      const document = segment.liveDocument(id)
      if (document < 0 || rank === null) continue
      const { added, factors } = rank.explained(document)
      const own = isMatch ? ofMatch(segment, document, scored) : ofSimilar(segment, document, run)
      const variety = isMatch && run.query.sort !== 'relevance' ? 1 : varietyOf(segment, document, isMatch)
      return [{ added: { ...own, ...added }, factors: { ...factors, variety } }]
    }
    return []
  })

  function varietyOf(segment: Segment, document: number, isMatch: boolean): number {
    const employer = employersIn(segment, run.tables.facetValues)(document)
    const key = `${isMatch} ${employer}`
    const better = employer < 0 ? 0 : (above.get(key) ?? 0)
    above.set(key, better + 1)
    return varietyFit(better)
  }
}

/** What the words and the concepts of all units add. */
function ofMatch(segment: Segment, document: number, plan: ScoredPlan | null): ScoreParts['added'] {
  if (plan === null) return {}
  let words = 0
  let concepts = 0
  for (const unit of plan.units) {
    const concept = scoreIn(matchConcepts(segment, unit), document)
    const word = scoreIn(matchWords(segment, unit, leastWeight(unit)), document) ?? 0
    words += concept === null ? word * worthAlone(unit) : word
    concepts += concept ?? 0
  }
  return { words, concepts }
}

function ofSimilar(
  segment: Segment,
  document: number,
  { query, tables, matchers, meant }: SearchRun,
): ScoreParts['added'] {
  const share = scoreIn(matchers?.get(segment)?.most() ?? NO_MATCHES, document) ?? 0
  const similarity = meant === null ? 0 : similarityIn(segment, meant.vector)(document)
  const words = shareScore(share)
  const there = statedIn(segment, query, tables.facetValues)
  const isThere = there === null || hasBit(there, document)
  const placeless = -placelessCost(isThere)
  const meaning = similarityScore(similarity, share, isThere) - words - placeless
  return isThere ? { meaning, words } : { meaning, words, placeless }
}

/** Null if the document is not among them. */
function scoreIn({ documents, scores }: Matches, document: number): number | null {
  const place = documents.indexOf(document)
  return place < 0 ? null : (scores[place] ?? 0)
}
