/**
 * Defines the correct results in the simplest way: store all documents, and for every query examine every one of them.
 * No postings, no columns, no shortcuts for counting. It shares with the index only the code that defines a result, not
 * the code that finds it: the text analysis, the plan of a query and the value of a match. Statistics of words come
 * from the index under test, because they include postings that are not merged away yet.
 */
import type { ConceptDictionary } from './concept-dictionary.ts'
import { conceptOf, isWider, namesField, namesJob } from './concept-terms.ts'
import { type DocumentTerms, documentTerms } from './document-terms.ts'
import { similarityAt } from './meaning/posting-meaning.ts'
import type { Meaning } from './meaning/text-meaning.ts'
import { countFacets } from './naive-facets.test-helper.ts'
import { failingFilters } from './naive-filters.test-helper.ts'
import { NaiveMeanings } from './naive-meanings.test-helper.ts'
import { isInScope, isStatedIn, OTHER_FILTERS, withoutFacet } from './naive-posting.test-helper.ts'
import {
  byRelevance,
  inOrder,
  languageOf,
  type Match,
  placesMet,
  postingFit,
  type RankingTables,
  scoreWithoutText,
} from './naive-ranking.test-helper.ts'
import { Currencies } from './pay.ts'
import type { KnownTerms } from './query/known-terms.ts'
import { type PlanUnit, planQuery, type QueryPlan } from './query/plan.ts'
import {
  closeNearness,
  conceptScore,
  ENOUGH_HITS,
  holdFit,
  isMeantField,
  languageFit,
  leastNearness,
  meaningFit,
  type PhraseMatch,
  phraseScore,
  rarity,
  similarityScore,
  WORDS_WITHOUT_CONCEPT,
  wordScore,
} from './query/scoring.ts'
import { NEAR_TITLES } from './query/similar.ts'
import { wordRarity } from './query/word-scores.ts'
import type { JobIndexSettings } from './settings.ts'
import {
  type HitReasons,
  type JobDocument,
  type JobHits,
  type JobQuery,
  NO_FILTERS,
  type PartReason,
} from './types.ts'

/** By the weight of a word. */
const PLACES = ['text', 'text', 'name', 'title'] as const

type Near = Match & { nearness: number }

export class NaiveOracle {
  private readonly settings: JobIndexSettings
  private readonly facetNames: readonly string[]
  private readonly concepts: ConceptDictionary
  private readonly documents = new Map<number, JobDocument>()
  private readonly terms = new WeakMap<JobDocument, DocumentTerms>()
  private readonly tables: RankingTables
  private readonly meanings: NaiveMeanings
  private readonly plans = new WeakMap<QueryPlan, { meant: Meaning | null }>()

  constructor(settings: JobIndexSettings) {
    this.settings = settings
    this.facetNames = Object.keys(settings.facets)
    this.concepts = settings.concepts
    this.meanings = new NaiveMeanings(settings.meaning)
    this.tables = {
      settings,
      rate: (from, to) => this.rate(from, to),
      hasTerm: (document, term) => this.termsOf(document).weights.has(term),
      similarity: (document, text) =>
        this.meanings.similarity(document, settings.meaning.of([text], NEAR_TITLES)),
    }
  }

  get size(): number {
    return this.documents.size
  }

  apply(changes: { upserts: readonly JobDocument[]; removals: readonly number[] }): void {
    for (const id of changes.removals) this.documents.delete(id)
    for (const document of changes.upserts) this.documents.set(document.id, document)
  }

  search(query: JobQuery, known: KnownTerms): JobHits {
    const plan = planQuery(query, this.concepts, known)
    const scored = this.matchText(plan, query, known)
    const inScope = scored.filter(({ document }) => isInScope(document, query.countries))
    const failing = (document: JobDocument) => failingFilters(document, query.filters, this.tables)
    const passing = inScope.filter(({ document }) => failing(document).length === 0)
    const onlyFailing = (name: string) =>
      inScope.filter(({ document }) => failing(document).join() === name).map(({ document }) => document)
    const total = passing.length
    const most = Math.max(0, ENOUGH_HITS - total)
    const near = query.exact ? [] : this.near(plan, query, known, scored, total)
    const isClose = ({ nearness }: Near) => !query.closeOnly || nearness >= closeNearness(total)
    const similar = byRelevance(near.filter(isClose)).slice(0, most)
    const matching = inOrder(passing, query, this.tables)
    const page = [...matching, ...similar].slice(query.offset, query.offset + query.limit)
    return {
      total,
      similar: similar.length,
      distant: Math.min(most, near.length) - similar.length,
      hits: page.map(({ document, score }) => ({ id: document.id, score })),
      facets: query.facets
        ? countFacets(
            query,
            passing.map(({ document }) => document),
            onlyFailing,
            this.tables,
          )
        : null,
      reasons:
        query.explain && plan.units.length > 0
          ? page.map(({ document }) => ({
              ...this.reasons(document, plan, query, known),
              nearestTitle: similar.some((each) => each.document === document)
                ? (this.meanings.of(document).near[0] ?? null)
                : null,
            }))
          : [],
      met: query.explainWishes && plan.units.length === 0 ? placesMet(page, query, this.tables) : [],
      withoutStatedPay: onlyFailing('pay').filter(({ pay }) => pay === null).length,
      corrections: plan.corrections,
      droppable: total > 0 ? [] : this.droppable(query, plan, known),
    }
  }

  private matchText(plan: QueryPlan, query: JobQuery, known: KnownTerms): Match[] {
    const all = [...this.documents.values()]
    if (plan.units.length === 0)
      return all.map((document) => ({ document, score: scoreWithoutText(document, query, this.tables) }))
    return all.flatMap((document) => {
      const units = plan.units.flatMap((unit) => this.unitScore(unit, document, known) ?? [])
      if (units.length < plan.units.length) return []
      if (!plan.units.every((unit) => this.isMeant(unit, document, plan, known))) return []
      const sum = units.reduce((total, score) => total + score, 0)
      return { document, score: this.finalScore(sum, document, plan, query, known) }
    })
  }

  private near(
    plan: QueryPlan,
    query: JobQuery,
    known: KnownTerms,
    matching: readonly Match[],
    total: number,
  ): Near[] {
    if (plan.units.length === 0) return []
    const meant = this.meant(plan)
    const matched = new Set(matching.map(({ document }) => document))
    return [...this.documents.values()]
      .filter((document) => !matched.has(document) && isInScope(document, query.countries))
      .filter((document) => failingFilters(document, query.filters, this.tables).length === 0)
      .flatMap((document) => {
        const meaning = this.meanings.of(document)
        const share = this.shareOf(plan, document, known)
        const similarity =
          meant && share > 0
            ? similarityAt(meant.vector, meaning.vector, 0)
            : this.meanings.similarity(document, meant)
        const nearness = similarityScore(similarity, share, isStatedIn(document, query))
        if (nearness < leastNearness(total)) return []
        return {
          document,
          nearness,
          score: nearness * languageFit(languageOf(document, query)) * holdFit(document.isOnHold),
        }
      })
  }

  /** The share of units that a document has, if it is half of them and, if units name something, one of those. */
  private shareOf({ units }: QueryPlan, document: JobDocument, known: KnownTerms): number {
    const has = units.map(
      (unit) => this.unitScore(unit, document, known, unit.isOfSentence ? 0 : leastWeight(unit)) !== null,
    )
    const named = units.map(({ concepts }) => concepts.length > 0)
    const count = has.filter(Boolean).length
    const isNamed = !named.includes(true) || units.some((_, place) => has[place] && named[place])
    return isNamed && count >= Math.ceil(units.length / 2) ? count / units.length : 0
  }

  private meant(plan: QueryPlan): Meaning | null {
    const known = this.plans.get(plan) ?? { meant: this.settings.meaning.of([plan.meant], NEAR_TITLES) }
    this.plans.set(plan, known)
    return known.meant
  }

  private reasons(
    document: JobDocument,
    plan: QueryPlan,
    { language }: JobQuery,
    known: KnownTerms,
  ): Omit<HitReasons, 'nearestTitle'> {
    const { weights } = this.termsOf(document)
    const parts = plan.units.map(({ typed, words, concepts }): PartReason => {
      const lowest = Math.min(
        ...words.map((alternatives) => Math.max(...alternatives.map((term) => weights.get(term) ?? -1))),
      )
      const [best] = concepts
        .map((term) => {
          const telling = rarity(this.documents.size, known.frequency(term))
          const weight = weights.get(term) ?? -1
          return {
            term,
            weight,
            worth: weight < 0 ? -1 : conceptScore(telling, weight, isWider(term, concepts)),
          }
        })
        .filter(({ weight }) => weight >= 0)
        .sort((a, b) => b.worth - a.worth)
      return {
        typed,
        words: words.length === 0 ? null : (PLACES[lowest] ?? null),
        concept: best === undefined ? null : { ...conceptOf(best.term), inTitle: best.weight === 3 },
      }
    })
    return { parts, inOwnLanguage: document.texts.some(({ lang }) => lang === language) }
  }

  private termsOf(document: JobDocument): DocumentTerms {
    const known = this.terms.get(document) ?? documentTerms(document, this.concepts)
    this.terms.set(document, known)
    return known
  }

  /** Whether the document has more of a name than its field of work, or means something similar. */
  private isMeant(unit: PlanUnit, document: JobDocument, plan: QueryPlan, known: KnownTerms): boolean {
    const meant = this.meant(plan)
    if (meant === null || !unit.concepts.some(namesField)) return true
    const own = { ...unit, concepts: unit.concepts.filter((term) => !namesField(term)) }
    if (this.unitScore(own, document, known, leastWeight(unit)) !== null) return true
    const similarity = similarityAt(meant.vector, this.meanings.of(document).vector, 0)
    return isMeantField(similarity, own.concepts.length > 0)
  }

  /** `least`: the least weight of a word. */
  private unitScore(
    unit: PlanUnit,
    document: JobDocument,
    known: KnownTerms,
    least = leastWeight(unit),
  ): number | null {
    const { weights, titles } = this.termsOf(document)
    const statistics = { vocabulary: known, documents: this.documents.size }
    const words = unit.words.map((alternatives) => {
      const found = alternatives.map((term) => weights.get(term) ?? -1).filter((weight) => weight >= least)
      const telling = wordRarity(alternatives, statistics)
      return found.length === 0
        ? null
        : Math.max(...found.map((weight) => wordScore(telling, weight, titles[0]?.length ?? 0)))
    })
    const concepts = unit.concepts.flatMap((concept) => {
      const weight = weights.get(concept)
      const telling = rarity(this.documents.size, known.frequency(concept))
      return weight === undefined ? [] : [conceptScore(telling, weight, isWider(concept, unit.concepts))]
    })
    const wordSum =
      words.length === 0 || words.includes(null)
        ? null
        : words.reduce<number>((sum, score) => sum + (score ?? 0), 0)
    if (wordSum === null && concepts.length === 0) return null
    const isAlone = unit.concepts.length > 0 && concepts.length === 0
    return isAlone ? (wordSum ?? 0) * WORDS_WITHOUT_CONCEPT : (wordSum ?? 0) + Math.max(0, ...concepts)
  }

  private finalScore(
    base: number,
    document: JobDocument,
    plan: QueryPlan,
    query: JobQuery,
    known: KnownTerms,
  ): number {
    const statistics = { vocabulary: known, documents: this.documents.size }
    const total = plan.phrase.reduce((sum, alternatives) => sum + wordRarity(alternatives, statistics), 0)
    const { titles } = this.termsOf(document)
    let match: PhraseMatch = 'none'
    for (const title of titles) {
      for (let start = 0; start + plan.phrase.length <= title.length; start++) {
        const fits = plan.phrase.every((alternatives, offset) =>
          alternatives.includes(title[start + offset] ?? ''),
        )
        if (fits && plan.phrase.length === title.length) match = 'whole'
        else if (fits && match === 'none') match = 'within'
      }
    }
    const meant = this.meant(plan)
    const fit = meant ? meaningFit(similarityAt(meant.vector, this.meanings.of(document).vector, 0)) : 1
    return (base + phraseScore(total, match)) * fit * postingFit(document, query, this.tables)
  }

  private rate(from: string, to: string): number {
    const currencies = new Currencies(this.settings.currencyRates)
    const code = currencies.add(from)
    return currencies.factorsTo(to)[code] ?? Number.NaN
  }

  private droppable(query: JobQuery, plan: QueryPlan, known: KnownTerms): JobHits['droppable'] {
    const { countries: _countries, ...everywhere } = query
    const candidates: { filter: string; query: JobQuery }[] = [
      { filter: 'text', query: { ...query, text: '' } },
      { filter: 'country', query: everywhere },
      ...this.facetNames.map((name) => ({
        filter: name,
        query: { ...query, filters: withoutFacet(query.filters, name) },
      })),
      ...OTHER_FILTERS.map((name) => ({
        filter: name,
        query: { ...query, filters: { ...query.filters, [name]: NO_FILTERS[name] } },
      })),
    ]
    if (plan.units.length === 0) candidates.shift()
    return candidates
      .map(({ filter, query: wider }) => ({ filter, total: this.total(wider, known) }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total || (a.filter < b.filter ? -1 : 1))
  }

  private total(query: JobQuery, known: KnownTerms): number {
    const scored = this.matchText(planQuery(query, this.concepts, known), query, known)
    return scored.filter(
      ({ document }) =>
        isInScope(document, query.countries) &&
        failingFilters(document, query.filters, this.tables).length === 0,
    ).length
  }
}

/** A name of a job in a title, words of a sentence in a name, others anywhere. */
function leastWeight({ concepts, isOfSentence }: PlanUnit): number {
  if (concepts.some(namesJob)) return 3
  return isOfSentence ? 2 : 0
}
