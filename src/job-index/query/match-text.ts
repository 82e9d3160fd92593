/**
 * Finds the live documents of one segment that match a query's plan, with the score of their words. Scores are added up
 * in the order of the plan, never in the order of list lengths: floating-point sums depend on it, and equal postings
 * must get equal scores in every segment. What concerns a posting as a whole is added later, by `rank.ts`, and only for
 * those that the filters leave.
 */
import { countPostings, readPostings } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import { both, either, MatchCollector, type Matches, most, NO_MATCHES } from './matches.ts'
import { partialScore, WORDS_WITHOUT_CONCEPT } from './scoring.ts'
import { scratchNumbers, scratchScores } from './scratch.ts'
import { HIGHEST, type ScoredPlan, type ScoredTerms, type ScoredUnit } from './word-scores.ts'

/** Postings that match every unit of the plan. */
export function matchAll(segment: Segment, { units }: ScoredPlan): Matches {
  if (!units.every((unit) => mayMatch(segment, unit))) return NO_MATCHES
  let matches: Matches | null = null
  for (const unit of units) {
    const matching = matchUnit(segment, unit)
    matches = matches === null ? matching : both(matches, matching)
    if (matches.documents.length === 0) return NO_MATCHES
  }
  return alive(segment, matches ?? NO_MATCHES)
}

/**
 * Postings that match at least half of the units and, of a query that names a job or skill, the name of one: who looks
 * for a nurse in Dubai may want a nurse elsewhere, but hardly any job in Dubai. Those with every unit come first.
 */
export function matchMost(segment: Segment, { units }: ScoredPlan): Matches {
  const lists = units.map((unit) => matchUnit(segment, unit))
  const named = units.map(({ concepts }) => concepts.length > 0)
  const score = (sum: number, found: number) => partialScore(sum, found, units.length)
  return alive(segment, most(lists, Math.ceil(units.length / 2), named, score))
}

/** Postings with all the words, dead ones included, as a list of documents. */
export function documentsWith(segment: Segment, unit: ScoredUnit): Uint32Array {
  return matchUnit(segment, unit).documents
}

/** False where the segment does not even have the words: known without reading a list. */
function mayMatch(segment: Segment, { words, concepts }: ScoredUnit): boolean {
  const has = ({ terms }: ScoredTerms) =>
    terms.some((term) => countPostings(segment.columns.termPostings, term) > 0)
  return concepts.some(has) || (words.length > 0 && words.every(has))
}

function matchUnit(segment: Segment, unit: ScoredUnit): Matches {
  let words: Matches | null = null
  for (const alternatives of unit.words) {
    const word = matchTerms(segment, alternatives)
    words = words === null ? word : both(words, word)
  }
  let concepts = NO_MATCHES
  for (const concept of unit.concepts) concepts = either(concepts, matchTerms(segment, concept), 'highest')
  const alone = unit.concepts.length > 0 ? WORDS_WITHOUT_CONCEPT : 1
  return either(words ?? NO_MATCHES, concepts, 'sum', alone)
}

function matchTerms(segment: Segment, scored: ScoredTerms): Matches {
  let matches = NO_MATCHES
  for (const term of scored.terms) matches = either(matches, matchTerm(segment, term, scored), 'highest')
  return matches
}

function matchTerm(
  { columns: { termPostings, titleLength } }: Segment,
  term: number,
  { byWeight, byTitleLength }: ScoredTerms,
): Matches {
  const entries = readPostings(termPostings, term, scratchNumbers)
  const scores = scratchScores(entries.length)
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] ?? 0
    const document = entry >>> 2
    const weight = entry & 3
    scores[index] =
      weight === HIGHEST && byTitleLength !== null
        ? (byTitleLength[titleLength[document] ?? 0] ?? 0)
        : (byWeight[weight] ?? 0)
    entries[index] = document
  }
  return { documents: entries, scores }
}

function alive(segment: Segment, matches: Matches): Matches {
  if (segment.liveSize === segment.size) return matches
  const { documents, scores } = matches
  const live = new MatchCollector(documents.length)
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0
    if (segment.dead[document] === 0) live.add(document, scores[index] ?? 0)
  }
  return live.finish()
}
