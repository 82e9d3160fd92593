/**
 * Sorts the hits of all segments and keeps one page of them. Full scores take several times as long as those of words
 * alone, so they are computed where they decide the order, and otherwise only for the page.
 *
 * Without a text there may be as many hits as postings. Then those that the visitor reads well are examined first, of
 * them those that meet a wish, from the newest to the oldest, and the others only where they can still get on the page.
 */
import type { Currencies } from '../pay.ts'
import { type DocumentBits, intersect } from '../storage/document-bits.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import type { Segment } from '../storage/segment.ts'
import type { JobHit, JobQuery } from '../types.ts'
import { BestFirst } from './best-first.ts'
import { BestVaried } from './best-varied.ts'
import { employersIn } from './employers.ts'
import type { Rank } from './rank.ts'
import type { Tier } from './scoring.ts'
import type { Selection } from './select.ts'
import type { Standing } from './standing.ts'

/** The hits of a query in one segment; `rank` is null where only a date or an amount decides. */
export interface SegmentHits {
  segment: Segment
  selection: Selection
  standing: Standing
  rank: Rank | null
}

interface RankedHit {
  /** By date and pay, the hits of a better tier come first; a score contains what a tier is worth. */
  tier: Tier
  key: number
  postedAt: number
  id: number
  document: number
  wordsScore: number
  employer: number
  rank: Rank | null
}

/** The query's page, best first; equal hits from the newest to the oldest, then by descending id. */
export function bestHits(
  { sort, offset, limit, text }: Pick<JobQuery, 'sort' | 'offset' | 'limit'> & { text: boolean },
  found: readonly SegmentHits[],
  { currencies, facetValues }: { currencies: Currencies; facetValues: FacetValues },
): JobHit[] {
  const byRank = sort === 'relevance'
  const kept = byRank
    ? new BestVaried<RankedHit>(offset + limit, ranksFirst)
    : new BestFirst<RankedHit>(offset + limit, ranksFirst)
  const dollars = currencies.factorsTo('USD')
  const filled = found.filter(({ selection }) => selection.total > 0)
  // With a text the score of a match counts for more than its language: all tiers together.
  const tiers: readonly (Tier | null)[] = byRank && text ? [null] : (filled[0]?.standing.tiers ?? [])
  const parts = byRank ? (filled[0]?.rank?.parts ?? []) : [null]
  for (const part of parts.keys()) {
    for (const tier of tiers) {
      if (!byRank && kept.worstKept !== undefined) break
      for (const hits of filled) offerAll(hits, tier, part)
    }
  }
  return kept
    .sorted()
    .slice(offset)
    .map(({ id, key, document, wordsScore, rank }) => ({
      id,
      score: byRank ? key : (rank?.score(document, wordsScore) ?? 0),
    }))

  function offerAll(
    { segment, selection, standing, rank }: SegmentHits,
    tier: Tier | null,
    at: number,
  ): void {
    const part = byRank ? rank?.parts[at] : undefined
    let worst = kept.worstKept
    if (part && tier !== null && worst !== undefined && part.most(tier) < worst.key) return
    const { ids, postedAt, payMax, currency } = segment.columns
    const employerOf = employersIn(segment, facetValues)
    // Documents are already in order of freshness.
    const most = sort === 'newest' ? offset + limit : selection.total
    const ofTier = tier === null ? null : standing.documentsOf(tier)
    const { documents, scores } = selection.hits(most, both(ofTier, part?.documents ?? null))
    for (let place = 0; place < documents.length; place++) {
      const document = documents[place] ?? 0
      const wordsScore = scores[place] ?? 0
      const least = worst?.key ?? Number.NEGATIVE_INFINITY
      let key = 0
      if (byRank && rank !== null) {
        if (part && tier !== null && part.most(tier, document) < least) break
        key = rank.scoreFrom(least, document, wordsScore)
      } else if (sort === 'pay') key = comparablePay(payMax[document] ?? 0, dollars[currency[document] ?? 0])
      // Those of better tiers came before.
      if (key < least) continue
      const hit = {
        tier: byRank ? 0 : (tier ?? 0),
        key,
        postedAt: postedAt[document] ?? 0,
        id: ids[document] ?? 0,
        document,
        wordsScore,
        employer: -1,
        rank,
      } satisfies RankedHit
      if (worst !== undefined && !ranksFirst(hit, worst)) continue
      kept.offer(byRank ? { ...hit, employer: employerOf(document) } : hit)
      worst = kept.worstKept
    }
  }
}

/** Null: all documents. */
function both(some: DocumentBits | null, others: DocumentBits | null): DocumentBits | null {
  if (some === null || others === null) return some ?? others
  const common = some.slice()
  intersect(common, others)
  return common
}

/** Jobs without stated pay, and those in a currency without a rate, come last. */
export function comparablePay(max: number, dollars: number | undefined): number {
  const pay = max * (dollars ?? Number.NaN)
  return Number.isNaN(pay) ? -1 : pay
}

function ranksFirst(a: RankedHit, b: RankedHit): boolean {
  if (a.tier !== b.tier) return a.tier < b.tier
  if (a.key !== b.key) return a.key > b.key
  if (a.postedAt !== b.postedAt) return a.postedAt > b.postedAt
  return a.id > b.id
}
