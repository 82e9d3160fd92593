/**
 * Answers a query from a list of segments. Per segment: match the text, select by scope and filters, count,
 * and offer the hits to one list of the best. What spans segments is decided here: whether the text matches
 * anything at all, the final order, and, for an empty result, which filter emptied it.
 */
import type { ConceptDictionary } from '../concept-dictionary.ts'
import type { Currencies } from '../pay.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import { coverage } from '../storage/partition.ts'
import type { Segment } from '../storage/segment.ts'
import type { Vocabulary } from '../storage/vocabulary.ts'
import type { JobHit, JobHits, JobQuery, PayBand } from '../types.ts'
import { BestFirst } from './best-first.ts'
import { FacetCounter } from './facet-counter.ts'
import { type ActiveFilter, activeFilters } from './filters.ts'
import { hasMatch, matchAll, matchMost, type TextContext } from './match-text.ts'
import type { Matches } from './matches.ts'
import { planQuery, type QueryPlan } from './plan.ts'
import { scopeOf } from './scope.ts'
import { type Selection, selectFromMatches, selectFromScope } from './select.ts'

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
  const tables = { ...everything, segments: segmentsFor(query, everything.segments) }
  const plan = planQuery(query.text, tables.concepts, tables.vocabulary)
  const context = textContext(query, everything)
  const matches = matchText(plan, tables.segments, everything.segments, context)
  const filters = activeFilters(query.filters, { currencies: tables.currencies, context })
  const selections = selectAll(query, matches, filters, tables)
  const total = sum(selections, (selection) => selection.total)
  return {
    total,
    hits: bestHits(query, selections, tables),
    facets: query.facets ? countFacets(query, selections, filters, tables) : null,
    withoutStatedPay: countWithoutPay(selections, filters, tables.segments),
    corrections: plan.corrections,
    droppable: total > 0 ? [] : droppable(query, plan, selections, filters, everything),
  }
}

/** Those that may hold a posting of the query's countries. */
function segmentsFor({ countries }: JobQuery, segments: readonly Segment[]): readonly Segment[] {
  return segments.filter(({ partition }) => coverage(partition, countries) !== 'none')
}

function textContext(query: JobQuery, { segments, vocabulary, facetValues, now }: SearchTables): TextContext {
  const documents = sum(segments, (segment) => segment.liveSize)
  return { vocabulary, facetValues, language: query.language, documents, now }
}

/**
 * By segment; null where the query has no text. All words must match; only if no posting of the whole index
 * has them all, postings with at least half of them count. Neither filters nor the country decide this: they must not
 * change what a text means.
 */
function matchText(
  plan: QueryPlan,
  segments: readonly Segment[],
  everywhere: readonly Segment[],
  context: TextContext,
): readonly Matches[] | null {
  if (plan.units.length === 0) return null
  const strict = segments.map((segment) => matchAll(segment, plan, context))
  if (plan.units.length === 1 || strict.some(({ documents }) => documents.length > 0)) return strict
  const elsewhere = everywhere.filter((segment) => !segments.includes(segment))
  if (elsewhere.some((segment) => hasMatch(segment, plan, context))) return strict
  return segments.map((segment) => matchMost(segment, plan, context))
}

function selectAll(
  { countries }: JobQuery,
  matches: readonly Matches[] | null,
  filters: readonly ActiveFilter[],
  { segments, facetValues }: SearchTables,
): Selection[] {
  return segments.map((segment, index) => {
    const found = matches?.[index]
    if (found === undefined)
      return selectFromScope(segment, scopeOf(segment, countries, facetValues), filters)
    const whole = coverage(segment.partition, countries) === 'all'
    const scope = whole || found.documents.length === 0 ? null : scopeOf(segment, countries, facetValues)
    return selectFromMatches(segment, scope, found, filters)
  })
}

interface RankedHit extends JobHit {
  key: number
  postedAt: number
}

function bestHits(query: JobQuery, selections: readonly Selection[], tables: SearchTables): JobHit[] {
  const wanted = query.offset + query.limit
  const best = new BestFirst<RankedHit>(wanted, ranksFirst)
  const dollars = tables.currencies.factorsTo('USD')
  for (const [index, selection] of selections.entries()) {
    const columns = tables.segments[index]?.columns
    if (columns === undefined) continue
    const { ids, postedAt, payMax, currency } = columns
    // Documents are in order of freshness already, and without a text all scores are equal.
    const byDate = query.sort === 'newest' || (query.sort === 'relevance' && selection.bits !== null)
    const { documents, scores } = selection.hits(byDate ? wanted : selection.total)
    for (let place = 0; place < documents.length; place++) {
      const document = documents[place] ?? 0
      const score = scores[place] ?? 0
      let key = query.sort === 'relevance' ? score : 0
      if (query.sort === 'pay') key = comparablePay(payMax[document] ?? 0, dollars[currency[document] ?? 0])
      if (key < (best.worstKept?.key ?? key)) continue
      best.offer({ id: ids[document] ?? 0, score, key, postedAt: postedAt[document] ?? 0 })
    }
  }
  return best
    .sorted()
    .slice(query.offset)
    .map(({ id, score }) => ({ id, score }))
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

function countFacets(
  query: JobQuery,
  selections: readonly Selection[],
  filters: readonly ActiveFilter[],
  { segments, facetValues, currencies, payBands, now }: SearchTables,
) {
  const currency = query.payCurrency ?? query.filters.pay?.currency ?? ''
  const bands = { key: currency, list: payBands[currency] ?? [], factors: currencies.factorsTo(currency) }
  const counter = new FacetCounter(facetValues, bands, now)
  for (const [index, selection] of selections.entries()) {
    const segment = segments[index]
    if (segment !== undefined) counter.count(segment, selection, filters)
  }
  return counter.result(query.filters)
}

function countWithoutPay(
  selections: readonly Selection[],
  filters: readonly ActiveFilter[],
  segments: readonly Segment[],
): number {
  const pay = filters.findIndex(({ name }) => name === 'pay')
  if (pay < 0) return 0
  let count = 0
  for (const [index, selection] of selections.entries()) {
    const currency = segments[index]?.columns.currency
    for (const document of selection.keptAway(pay)) if (currency?.[document] === 0) count++
  }
  return count
}

/** What each filter alone keeps away is known already; text and country are left out by searching again. */
function droppable(
  query: JobQuery,
  plan: QueryPlan,
  selections: readonly Selection[],
  filters: readonly ActiveFilter[],
  tables: SearchTables,
): JobHits['droppable'] {
  const dropped: { filter: JobHits['droppable'][number]['filter']; total: number }[] = filters.map(
    ({ name }, index) => ({
      filter: name,
      total: sum(selections, (selection) => selection.keptAwayCount(index)),
    }),
  )
  if (plan.units.length > 0)
    dropped.push({ filter: 'text', total: countHits({ ...query, text: '' }, tables) })
  if (query.countries !== undefined) {
    const { countries: _countries, ...everywhere } = query
    dropped.push({ filter: 'country', total: countHits(everywhere, tables) })
  }
  return dropped
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.filter < b.filter ? -1 : 1))
}

function countHits(query: JobQuery, everything: SearchTables): number {
  const tables = { ...everything, segments: segmentsFor(query, everything.segments) }
  const context = textContext(query, everything)
  const plan = planQuery(query.text, tables.concepts, tables.vocabulary)
  const matches = matchText(plan, tables.segments, everything.segments, context)
  const filters = activeFilters(query.filters, { currencies: tables.currencies, context })
  return sum(selectAll(query, matches, filters, tables), ({ total }) => total)
}

function sum<Item>(items: Iterable<Item>, amount: (item: Item) => number): number {
  let total = 0
  for (const item of items) total += amount(item)
  return total
}
