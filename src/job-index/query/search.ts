/**
 * Answers a query from a list of segments. Per segment: match the text, select by scope and filters, count, and offer
 * the hits to one list of the best (`best-hits.ts`). Decisions that concern all segments are made here: whether the
 * text matches anything at all, the final order, and, for an empty result, which filter emptied it.
 */
import { lookUp } from '#shared/look-up.ts'
import type { ConceptDictionary } from '../concept-dictionary.ts'
import type { TextMeaning } from '../meaning/text-meaning.ts'
import type { Currencies } from '../pay.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import type { Segment } from '../storage/segment.ts'
import type { Vocabulary } from '../storage/vocabulary.ts'
import type { JobHit, JobHits, JobQuery, PayBand } from '../types.ts'
import { bestHits, type SegmentHits } from './best-hits.ts'
import { countFacets } from './count-facets.ts'
import { droppable } from './droppable.ts'
import { explainHits, explainWishes } from './explain-hits.ts'
import { type ActiveFilter, activeFilters } from './filters.ts'
import { TextMatcher } from './match-text.ts'
import { NO_MATCHES } from './matches.ts'
import { compileWishes } from './met-wishes.ts'
import { closeOf, nearIn } from './near-hits.ts'
import type { Bands } from './pay-classes.ts'
import { planQuery, type QueryPlan } from './plan.ts'
import { type Reader, rankIn } from './rank.ts'
import { closeNearness, ENOUGH_HITS, leastNearness } from './scoring.ts'
import { beginSearch } from './scratch.ts'
import type { Selection } from './select.ts'
import { countHits, type MatchSegment, segmentsFor, selectAll } from './select-all.ts'
import { type Meant, meantBy } from './similar.ts'
import { knownLanguages, standingIn } from './standing.ts'
import { type ScoredPlan, scorePlan } from './word-scores.ts'

export interface SearchTables {
  segments: readonly Segment[]
  vocabulary: Vocabulary
  facetValues: FacetValues
  currencies: Currencies
  concepts: ConceptDictionary
  meaning: TextMeaning
  payBands: Readonly<Record<string, readonly PayBand[]>>
  /** Live postings of the whole index, whichever segments are searched: a word must have the same value everywhere. */
  documents: number
  /** Epoch seconds. */
  now: number
}

/** What is known before a search among a part of the index. */
export interface KnownBefore {
  plan: QueryPlan
  meant: () => Meant | null
  /** The matches in the whole index; undefined: those that are found. */
  total: number | undefined
}

/** A search with all that its steps found, valid until the next one begins. */
export interface SearchRun {
  query: JobQuery
  everything: SearchTables
  /** Only the segments that may contain a posting of the query's countries. */
  tables: SearchTables
  plan: QueryPlan
  /** Null, as are `match` and `matchers`: there is no text. */
  scored: ScoredPlan | null
  filters: readonly ActiveFilter[]
  /** By segment of the whole index. */
  matchers: ReadonlyMap<Segment, TextMatcher> | null
  match: MatchSegment | null
  selections: readonly Selection[]
  meant: Meant | null
  reader: Reader
  total: number
  found: readonly SegmentHits[]
  /** Where the postings near the text were looked for, until all were known that the query needs; empty if they were not. */
  near: readonly SegmentHits[]
  similar: number
  /** Similar ones that the query wants left out. */
  distant: number
  hits: readonly JobHit[]
}

export function search(query: JobQuery, everything: SearchTables): JobHits {
  return answerOf(runSearch(query, everything))
}

export function runSearch(query: JobQuery, everything: SearchTables, known?: KnownBefore): SearchRun {
  beginSearch()
  const tables = { ...everything, segments: segmentsFor(query, everything.segments) }
  const { segments, vocabulary } = tables
  const plan = known?.plan ?? planQuery(query, tables.concepts, vocabulary)
  const scored = plan.units.length === 0 ? null : scorePlan(plan, tables)
  const filters = filtersOf(query, everything)
  const meantOf = known?.meant ?? (() => meantBy(plan.meant, everything.meaning, vocabulary))
  const meantField = scored?.units.some(({ ownConcepts }) => ownConcepts !== null) ? meantOf() : undefined
  const matchers =
    scored &&
    new Map(everything.segments.map((each) => [each, new TextMatcher(each, scored, meantField ?? null)]))
  const match = matchers && ((segment: Segment) => matchers.get(segment)?.all() ?? NO_MATCHES)
  const selections = selectAll(query, match, filters, tables)
  const total = countHits(selections)
  const inAll = known?.total ?? total
  // Of an exact search without matches nobody needs it, and it takes as long as the rest.
  const needsMeaning = scored !== null && (total > 0 || query.exact !== true)
  const meant = needsMeaning ? (meantField ?? meantOf()) : null
  const reader = readerOf(query, scored !== null, tables)
  const found = segments.flatMap((segment, index) => {
    const selection = selections[index]
    if (selection === undefined) return []
    const standing = standingIn(segment, reader)
    const isRanked = selection.total > 0 && (scored !== null || query.sort === 'relevance')
    const rank = isRanked ? rankIn(segment, scored && { plan: scored, meant }, reader, standing) : null
    return { segment, selection, standing, rank }
  })
  const { offset, limit } = query
  const most = Math.max(0, ENOUGH_HITS - inAll)
  const onPage = Math.min(most, Math.max(0, offset + limit - total))
  const isLookedFor = matchers !== null && query.exact !== true && most > 0
  // Of those after the page only the number counts.
  const needed = onPage > 0 || query.closeOnly === true ? Number.POSITIVE_INFINITY : most
  const near = isLookedFor
    ? nearIn(
        { least: leastNearness(inAll), most: needed },
        { query, meant, matchers, filters, found, tables },
      )
    : []
  const shown = query.closeOnly === true ? closeOf(near, closeNearness(inAll)) : near
  const similar = Math.min(most, hitsIn(shown))
  const best =
    similar > 0 && onPage > 0
      ? bestHits({ sort: 'relevance', offset: 0, limit: onPage, text: true }, shown, tables)
      : []
  const hits = [
    ...bestHits({ ...query, text: scored !== null }, found, tables),
    ...best.slice(Math.max(0, offset - total)),
  ]
  return {
    query,
    everything,
    tables,
    plan,
    scored,
    filters,
    matchers,
    match,
    selections,
    meant,
    reader,
    total,
    found,
    near,
    similar,
    distant: Math.min(most, hitsIn(near)) - similar,
    hits,
  }
}

const hitsIn = (found: readonly SegmentHits[]): number => countHits(found.map(({ selection }) => selection))

export function answerOf(run: SearchRun): JobHits {
  const { query, everything, tables, plan, filters, match, selections, total, found } = run
  const { facetValues, now } = tables
  return {
    ...matchesOf(run),
    facets: query.facets
      ? countFacets(query, found, filters, { facetValues, bands: bandsOf(query, tables), now })
      : null,
    withoutStatedPay: countWithoutPay(found, filters),
    corrections: plan.corrections,
    droppable: total > 0 ? [] : droppable(query, match, selections, filters, everything),
  }
}

/** The postings that were found, without what is counted beside them. */
export function matchesOf({
  query,
  plan,
  scored,
  reader,
  total,
  found,
  similar,
  distant,
  hits,
}: SearchRun): Pick<JobHits, 'total' | 'similar' | 'distant' | 'hits' | 'reasons' | 'met'> {
  return {
    total,
    similar,
    distant,
    hits,
    reasons:
      query.explain === true && scored !== null
        ? explainHits(hits, found, plan, scored, reader, Math.max(0, total - query.offset))
        : [],
    met: query.explainWishes === true && scored === null ? explainWishes(hits, found, reader) : [],
  }
}

function readerOf(query: JobQuery, hasText: boolean, tables: SearchTables): Reader {
  const { facetValues, now } = tables
  return {
    language: facetValues.numberOf('languages', query.language),
    languages: knownLanguages(query.reads, facetValues),
    onHold: facetValues.numberOf('onHold', 1),
    wishes: hasText ? [] : compileWishes(query, tables),
    now,
  }
}

function filtersOf({ filters }: JobQuery, tables: SearchTables): ActiveFilter[] {
  return activeFilters(filters, { ...tables, statistics: tables })
}

function bandsOf(query: JobQuery, { currencies, payBands }: SearchTables): Bands {
  const key = query.payCurrency ?? query.filters.pay?.currency ?? ''
  return { key, list: lookUp(payBands, key) ?? [], factors: currencies.factorsTo(key) }
}

function countWithoutPay(found: readonly SegmentHits[], filters: readonly ActiveFilter[]): number {
  const pay = filters.findIndex(({ name }) => name === 'pay')
  if (pay < 0) return 0
  let count = 0
  for (const { segment, selection } of found) {
    const { currency } = segment.columns
    for (const document of selection.excluded(pay)) if (currency[document] === 0) count++
  }
  return count
}
