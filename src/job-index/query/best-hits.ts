/**
 * Sorts the hits of all segments and keeps one page of them. Full scores take several times as long as those of words
 * alone, so they are computed where they decide the order, and otherwise only for the page.
 */
import type { Currencies } from '../pay.ts'
import type { Segment } from '../storage/segment.ts'
import type { JobHit, JobQuery } from '../types.ts'
import { BestFirst } from './best-first.ts'
import type { Rank } from './rank.ts'
import type { Selection } from './select.ts'

/** The hits of a query in one segment; `rank` is null without a text. */
export interface SegmentHits {
  segment: Segment
  selection: Selection
  rank: Rank | null
}

interface RankedHit {
  key: number
  postedAt: number
  id: number
  document: number
  wordsScore: number
  rank: Rank | null
}

/** The query's page, best first; equal hits from the newest to the oldest, then by descending id. */
export function bestHits(
  { sort, offset, limit }: Pick<JobQuery, 'sort' | 'offset' | 'limit'>,
  found: readonly SegmentHits[],
  currencies: Currencies,
): JobHit[] {
  const best = new BestFirst<RankedHit>(offset + limit, ranksFirst)
  const dollars = currencies.factorsTo('USD')
  for (const { segment, selection, rank } of found) {
    if (selection.total === 0) continue
    const { ids, postedAt, payMax, currency } = segment.columns
    const byRank = sort === 'relevance' && rank !== null
    // Documents are already in order of freshness.
    const { documents, scores } = selection.hits(byRank || sort === 'pay' ? selection.total : offset + limit)
    let worst = best.worstKept?.key ?? Number.NEGATIVE_INFINITY
    for (let place = 0; place < documents.length; place++) {
      const document = documents[place] ?? 0
      const wordsScore = scores[place] ?? 0
      let key = 0
      if (byRank) {
        if (!rank.mayReach(worst, document, wordsScore)) continue
        key = rank.score(document, wordsScore)
      } else if (sort === 'pay') key = comparablePay(payMax[document] ?? 0, dollars[currency[document] ?? 0])
      if (key < worst) continue
      best.offer({
        key,
        postedAt: postedAt[document] ?? 0,
        id: ids[document] ?? 0,
        document,
        wordsScore,
        rank,
      })
      worst = best.worstKept?.key ?? worst
    }
  }
  return best
    .sorted()
    .slice(offset)
    .map(({ id, document, wordsScore, rank }) => ({ id, score: rank?.score(document, wordsScore) ?? 0 }))
}

/** Jobs without stated pay, and those in a currency without a rate, come last. */
export function comparablePay(max: number, dollars: number | undefined): number {
  const pay = max * (dollars ?? Number.NaN)
  return Number.isNaN(pay) ? -1 : pay
}

function ranksFirst(a: RankedHit, b: RankedHit): boolean {
  if (a.key !== b.key) return a.key > b.key
  if (a.postedAt !== b.postedAt) return a.postedAt > b.postedAt
  return a.id > b.id
}
