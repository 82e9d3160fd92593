/**
 * Answers a query from a list of segments. Per segment: match the text, select by scope and filters, count, and offer
 * the hits to one list of the best (`best-hits.ts`). Decisions that concern all segments are made here: whether the
 * text matches anything at all, the final order, and, for an empty result, which filter emptied it.
 */
import { lookUp } from '#shared/look-up.ts'
import type { ConceptDictionary } from '../concept-dictionary.ts'
import type { Currencies } from '../pay.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import { coverage } from '../storage/partition.ts'
import { countPostings } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import type { Vocabulary } from '../storage/vocabulary.ts'
import type { JobHits, JobQuery, PayBand } from '../types.ts'
import { bestHits, type SegmentHits } from './best-hits.ts'
import { countFacets } from './count-facets.ts'
import { explainHits } from './explain-hits.ts'
import { type ActiveFilter, activeFilters } from './filters.ts'
import { knownLanguages, readingIn } from './languages-read.ts'
import { TextMatcher } from './match-text.ts'
import { type Matches, NO_MATCHES } from './matches.ts'
import { compileWishes } from './met-wishes.ts'
import type { Bands } from './pay-classes.ts'
import { planQuery } from './plan.ts'
import { type Reader, rankIn } from './rank.ts'
import { scopeOf } from './scope.ts'
import { FEW_HITS } from './scoring.ts'
import { beginSearch } from './scratch.ts'
import { type Selection, selectFromMatches, selectFromScope } from './select.ts'
import { type ScoredPlan, type Statistics, scorePlan } from './word-scores.ts'

export interface SearchTables {
  segments: readonly Segment[]
  vocabulary: Vocabulary
  facetValues: FacetValues
  currencies: Currencies
  concepts: ConceptDictionary
  payBands: Readonly<Record<string, readonly PayBand[]>>
  /** Epoch seconds. */
  now: number
}

export function search(query: JobQuery, everything: SearchTables): JobHits {
  beginSearch()
  const tables = { ...everything, segments: segmentsFor(query, everything.segments) }
  const { segments, vocabulary, facetValues, now } = tables
  const plan = planQuery(query, tables.concepts, vocabulary)
  const scored = plan.units.length === 0 ? null : scorePlan(plan, statisticsOf(everything))
  const filters = filtersOf(query, everything)
  const text = matchText(scored, query.sort, segments, everything.segments)
  const selections = selectAll(query, text?.matches ?? null, filters, tables)
  const total = countHits(selections)
  const reader = readerOf(query, tables)
  const found = segments.flatMap((segment, index) => {
    const selection = selections[index]
    if (selection === undefined) return []
    const reading = readingIn(segment, reader.languages)
    const isRanked = selection.total > 0 && (scored !== null || query.sort === 'relevance')
    const rank = isRanked ? rankIn(segment, scored, reader, reading) : null
    return { segment, selection, reading, rank }
  })
  const strict = text?.strict ?? null
  const hits = bestHits({ ...query, text: scored !== null }, found, tables)
  return {
    total,
    partial: strict === null ? 0 : total - countHits(selectAll(query, strict, filters, tables)),
    hits,
    facets: query.facets
      ? countFacets(query, found, filters, { facetValues, bands: bandsOf(query, tables), now })
      : null,
    reasons: query.explain === true && scored !== null ? explainHits(hits, found, plan, scored, reader) : [],
    withoutStatedPay: countWithoutPay(found, filters),
    corrections: plan.corrections,
    droppable: total > 0 ? [] : droppable(query, text?.match ?? null, selections, filters, everything),
  }
}

function readerOf(query: JobQuery, tables: SearchTables): Reader {
  const { facetValues, now } = tables
  return {
    language: facetValues.numberOf('languages', query.language),
    languages: knownLanguages(query.reads, facetValues),
    wishes: compileWishes(query, tables),
    now,
  }
}

/** The segments that may contain a posting of the query's countries. */
export function segmentsFor(
  { countries }: Pick<JobQuery, 'countries'>,
  segments: readonly Segment[],
): readonly Segment[] {
  return segments.filter(({ partition }) => coverage(partition, countries) !== 'none')
}

/** Of the whole index, whichever the query's country: a word must have the same value everywhere. */
function statisticsOf({ segments, vocabulary }: SearchTables): Statistics {
  return { vocabulary, documents: sum(segments, (segment) => segment.liveSize) }
}

function filtersOf({ filters }: JobQuery, tables: SearchTables): ActiveFilter[] {
  return activeFilters(filters, { ...tables, statistics: statisticsOf(tables) })
}

type MatchSegment = (segment: Segment) => Matches

interface TextMatches {
  match: MatchSegment
  /** By segment. */
  matches: readonly Matches[]
  /** By segment the matches with all words, if `matches` also has others. */
  strict: readonly Matches[] | null
}

/**
 * The matches of the text; null if the query has none. All words must match. If hardly any posting of the whole index
 * has them all, postings with most of them count too, after those with all. When sorted by date or pay they would be
 * mixed with the others, so they count only if no posting has all words. Neither filters nor the country decide this:
 * they must not change the meaning of a text.
 */
function matchText(
  plan: ScoredPlan | null,
  sort: JobQuery['sort'],
  segments: readonly Segment[],
  everywhere: readonly Segment[],
): TextMatches | null {
  if (plan === null) return null
  const matchers = new Map(everywhere.map((segment) => [segment, new TextMatcher(segment, plan)]))
  const every: MatchSegment = (segment) => matchers.get(segment)?.all() ?? NO_MATCHES
  const strict = segments.map(every)
  const enough = sort === 'relevance' ? FEW_HITS : 1
  let found = sum(strict, ({ documents }) => documents.length)
  for (const other of plan.units.length > 1 ? everywhere : []) {
    if (found >= enough) break
    if (!segments.includes(other)) found += every(other).documents.length
  }
  if (plan.units.length === 1 || found >= enough) return { match: every, matches: strict, strict: null }
  const most: MatchSegment = (segment) => matchers.get(segment)?.most() ?? NO_MATCHES
  return { match: most, matches: segments.map(most), strict }
}

function selectAll(
  { countries }: Pick<JobQuery, 'countries'>,
  matches: readonly Matches[] | null,
  filters: readonly ActiveFilter[],
  { segments, facetValues }: SearchTables,
): Selection[] {
  const arrangements = filters.find(({ name }) => name === 'arrangements')?.values ?? null
  return segments.map((segment, index) => {
    const found = matches?.[index]
    const scope = (arrangements: readonly number[] | null) =>
      scopeOf(segment, { countries, arrangements }, facetValues)
    if (found === undefined) {
      return selectFromScope(segment, scope(null), arrangements && scope(arrangements), filters)
    }
    const whole = coverage(segment.partition, countries) === 'all'
    return selectFromMatches(
      segment,
      whole || found.documents.length === 0 ? null : scope(null),
      found,
      filters,
    )
  })
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

/** How many each filter alone excludes is known already; for text and country the search runs again without them. */
function droppable(
  query: JobQuery,
  match: MatchSegment | null,
  selections: readonly Selection[],
  filters: readonly ActiveFilter[],
  everything: SearchTables,
): JobHits['droppable'] {
  const dropped: { filter: JobHits['droppable'][number]['filter']; total: number }[] = filters.map(
    ({ name }, index) => ({
      filter: name,
      total: sum(selections, (selection) => selection.excludedCount(index)),
    }),
  )
  const count = (scope: Pick<JobQuery, 'countries'>, matching: MatchSegment | null) => {
    const segments = segmentsFor(scope, everything.segments).filter((segment) => mayPass(segment, filters))
    const selected = selectAll(scope, matching && segments.map(matching), filters, {
      ...everything,
      segments,
    })
    return countHits(selected)
  }
  if (match !== null) dropped.push({ filter: 'text', total: count(query, null) })
  if (query.countries !== undefined) dropped.push({ filter: 'country', total: count({}, match) })
  return dropped
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.filter < b.filter ? -1 : 1))
}

/** False if a filter requires values that the segment does not have: a city of another country. */
function mayPass(segment: Segment, filters: readonly ActiveFilter[]): boolean {
  const { valuePostings } = segment.columns
  return filters.every(
    ({ values }) => values === null || values.some((value) => countPostings(valuePostings, value) > 0),
  )
}

function countHits(selections: readonly Selection[]): number {
  return sum(selections, ({ total }) => total)
}

function sum<Item>(items: Iterable<Item>, amount: (item: Item) => number): number {
  let total = 0
  for (const item of items) total += amount(item)
  return total
}
