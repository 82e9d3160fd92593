/**
 * Explains a search: its plan, how many postings each step found, and the parts of the scores. It runs the search and
 * looks at what is left of its steps, so that searches that nobody asks about cost nothing more.
 */
import { conceptOf } from '../concept-terms.ts'
import { type DocumentBits, documentsIn } from '../storage/document-bits.ts'
import type { Segment } from '../storage/segment.ts'
import type { Concept, JobHits, JobQuery } from '../types.ts'
import { explainScores } from './explain-score.ts'
import type { TextMatcher } from './match-text.ts'
import { nearIn } from './near-hits.ts'
import type { PlanUnit } from './plan.ts'
import type { ScoreParts } from './rank.ts'
import { scopeOf } from './scope.ts'
import { leastNearness } from './scoring.ts'
import { scratchNumbers } from './scratch.ts'
import { answerOf, runSearch, type SearchRun, type SearchTables } from './search.ts'
import { countHits, selectAll, sum } from './select-all.ts'
import { candidateBits, NEAR_TITLES, nearOf, openIn, statedIn } from './similar.ts'

/** Numbers of postings are those of live ones, but for `postings`, in which replaced ones count until they are merged. */
export interface ExplainedSearch {
  found: JobHits
  /** Empty: there is no text. */
  units: readonly ExplainedUnit[]
  /** Words that no posting has to have. */
  leftOut: readonly string[]
  /** The text whose meaning was compared, and the titles that are nearest to it. */
  meant: { text: string; titles: readonly { id: number; similarity: number }[] }
  matches: {
    everywhere: number
    inCountries: number
    /** How many each filter alone keeps away. */
    keptAway: readonly { filter: string; count: number }[]
  }
  /** Null: similar postings were not looked for. */
  similar: ExplainedSimilar | null
  /** By hit; empty if there is neither a text nor an order by relevance. */
  scores: readonly ScoreParts[]
}

export interface ExplainedUnit {
  typed: string
  /** For each word the terms it may be. */
  words: readonly (readonly { term: string; postings: number }[])[]
  concepts: readonly { kind: Concept['kind']; id: number; postings: number }[]
  matches: number
}

/** Postings of the countries that do not match. */
export interface ExplainedSimilar {
  underNearTitles: number
  withMostWords: number
  /** Those of either kind. */
  compared: number
  nearEnough: number
  /** Those of them that pass the filters. */
  passing: number
}

/** The query must ask for the first page. */
export function explainSearch(query: JobQuery, everything: SearchTables): ExplainedSearch {
  const run = runSearch(query, everything)
  const { plan, match, filters, selections, tables } = run
  const nearest = everything.meaning.of([plan.meant], NEAR_TITLES)?.nearest ?? []
  return {
    found: answerOf(run),
    units: plan.units.map((unit, place) => explainUnit(unit, place, run)),
    leftOut: plan.leftOut.map(({ word }) => word),
    meant: { text: plan.meant, titles: nearest.map(({ id, similarity }) => ({ id, similarity })) },
    matches: {
      everywhere: sum(everything.segments, (each) => match?.(each).documents.length ?? each.liveSize),
      inCountries: countHits(selectAll(query, match, [], tables)),
      keptAway: filters.map(({ name }, filter) => ({
        filter: name,
        count: sum(selections, (selection) => selection.excludedCount(filter)),
      })),
    },
    similar: run.near.length === 0 ? null : explainSimilar(run),
    scores: explainScores(run),
  }
}

function explainUnit(
  { typed, words, concepts }: PlanUnit,
  place: number,
  { matchers, tables: { vocabulary } }: SearchRun,
): ExplainedUnit {
  return {
    typed,
    words: words.map((terms) => terms.map((term) => ({ term, postings: vocabulary.frequency(term) }))),
    concepts: concepts.map((term) => ({ ...conceptOf(term), postings: vocabulary.frequency(term) })),
    matches: sum(matchers?.values() ?? [], (matcher) => matcher.one(place).documents.length),
  }
}

function explainSimilar(run: SearchRun): ExplainedSimilar {
  const { query, tables, near, matchers, meant, total } = run
  const least = leastNearness(total)
  const most = Number.POSITIVE_INFINITY
  let [underNearTitles, withMostWords, compared, nearEnough] = [0, 0, 0, 0]
  for (const { segment } of near) {
    const matcher = matchers?.get(segment)
    if (matcher === undefined) continue
    const some = matcher.most().documents
    const open = (among: Uint32Array, meaning: typeof meant) =>
      countOpen(segment, matcher, candidateBits(segment, among, meaning))
    underNearTitles += open(new Uint32Array(), meant)
    withMostWords += open(some, null)
    compared += open(some, meant)
    const live = scopeOf(segment, { countries: undefined, arrangements: null }, tables.facetValues)
    const there = statedIn(segment, query, tables.facetValues)
    const others = openIn(segment, matcher, meant, live.documents)
    nearEnough += nearOf(segment, others, meant, { least, most, there }).documents.length
  }
  const passing = sum(nearIn({ least, most }, run), ({ selection }) => selection.total)
  return { underNearTitles, withMostWords, compared, nearEnough, passing }
}

/** How many live and do not match. */
function countOpen(segment: Segment, matcher: TextMatcher, bits: DocumentBits): number {
  const matching = new Set(matcher.all().documents)
  const documents = documentsIn(bits, Number.POSITIVE_INFINITY, scratchNumbers)
  return documents.filter((document) => segment.dead[document] === 0 && !matching.has(document)).length
}
