/**
 * Finds the live documents of one segment that match a query's plan, with the score of their words. Scores are added up
 * in the order of the plan, never in the order of list lengths: floating-point sums depend on it, and equal postings
 * must get equal scores in every segment. `rank.ts` later adds the score of the posting as a whole, and only for those
 * that pass the filters.
 */
import type { Meaning } from '../meaning/text-meaning.ts'
import { placeOfKey } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import { both, either, MatchCollector, type Matches, most, NO_MATCHES } from './matches.ts'
import { readScored, readScoredWithin } from './read-scored.ts'
import { isMeantField, WORDS_WITHOUT_CONCEPT } from './scoring.ts'
import { scratchNumbers, scratchScores } from './scratch.ts'
import { similarityIn } from './similarity.ts'
import { titleDocuments } from './title-documents.ts'
import { HIGHEST, type ScoredPlan, type ScoredTerms, type ScoredUnit } from './word-scores.ts'

/** The matches of a plan in one segment. Each list is read once, whichever methods are called. */
export class TextMatcher {
  private readonly segment: Segment
  private readonly plan: ScoredPlan
  private readonly meant: Pick<Meaning, 'vector'> | null
  private readonly units: Matches[] = []
  /** Of units that are a field of work: the documents that match without it, and those in it, whatever they mean. */
  private readonly fields: { certain: Matches; ofField: Matches }[] = []
  private every: Matches | null = null
  private half: Matches | null = null

  /** `meant`: the meaning of the text, if one of its names is a field of work. */
  constructor(segment: Segment, plan: ScoredPlan, meant: Pick<Meaning, 'vector'> | null) {
    this.segment = segment
    this.plan = plan
    this.meant = meant
  }

  /** Postings that match every unit of the plan. */
  all(): Matches {
    this.every ??= this.matchAll()
    return this.every
  }

  /** Postings that match one of the units. */
  one(place: number): Matches {
    return alive(this.segment, this.unit(place))
  }

  /**
   * Postings that have at least half of the units and, if the query names a job or skill, one of those names: a visitor
   * who looks for a nurse in Dubai may accept a nurse elsewhere, but hardly any other job in Dubai. The words of a
   * sentence may be in descriptions. Those of a job's name must be in the title, as for a match: an analyst whose
   * description mentions finance is no nearer to a financial analyst. Their scores are the shares of units that they have.
   */
  most(): Matches {
    this.half ??= this.matchMost()
    return this.half
  }

  private matchAll(): Matches {
    const { segment } = this
    const { units } = this.plan
    if (!units.every((unit) => mayMatch(segment, unit))) return NO_MATCHES
    let matches: Matches | null = null
    for (const place of units.keys()) {
      const matching = this.unit(place)
      matches = matches === null ? matching : both(matches, matching)
      if (matches.documents.length === 0) return NO_MATCHES
    }
    return alive(segment, matches ?? NO_MATCHES)
  }

  private matchMost(): Matches {
    const { units } = this.plan
    const lists = units.map((unit, place) => {
      if (unit.isOfSentence) return matchUnit(this.segment, unit, ANYWHERE)
      const meant = this.unit(place)
      const field = this.fields[place]
      return field === undefined ? meant : either(field.certain, field.ofField, 'highest')
    })
    const named = units.map(({ concepts }) => concepts.length > 0)
    return alive(this.segment, most(lists, Math.ceil(units.length / 2), named))
  }

  private unit(place: number): Matches {
    const known = this.units[place]
    if (known !== undefined) return known
    const unit = this.plan.units[place]
    const matches = unit === undefined ? NO_MATCHES : this.meantIn(unit, place)
    this.units[place] = matches
    return matches
  }

  /** Without those that have only the field of work and mean something else. */
  private meantIn(unit: ScoredUnit, place: number): Matches {
    const { meant, segment } = this
    const { ownConcepts } = unit
    if (ownConcepts === null || meant === null) return matchUnit(segment, unit, leastWeight(unit))
    const words = matchWords(segment, unit, leastWeight(unit))
    const own = matchConcepts(segment, { concepts: ownConcepts })
    const ofField = matchConcepts(segment, {
      concepts: unit.concepts.filter((concept) => !ownConcepts.includes(concept)),
    })
    const certain = either(words, own, 'highest')
    this.fields[place] = { certain, ofField }
    const sure = certain.documents
    const similarity = similarityIn(segment, meant.vector)
    const kept = new MatchCollector(ofField.documents.length)
    let inSure = 0
    for (let index = 0; index < ofField.documents.length; index++) {
      const document = ofField.documents[index] ?? 0
      while (inSure < sure.length && (sure[inSure] ?? 0) < document) inSure++
      const isMeant = sure[inSure] === document || isMeantField(similarity(document), ownConcepts.length > 0)
      if (isMeant) kept.add(document, ofField.scores[index] ?? 0)
    }
    return either(words, either(own, kept.finish(), 'highest'), 'sum', worthAlone(unit))
  }
}

/** Postings with all the words, dead ones included, as a list of documents. */
export function documentsWith(segment: Segment, unit: ScoredUnit): Uint32Array {
  return matchUnit(segment, unit, ANYWHERE).documents
}

/** False if the segment does not even have the words: known without reading a list. */
function mayMatch(segment: Segment, { words, concepts }: ScoredUnit): boolean {
  return concepts.some((concept) => hasAny(segment, concept)) || mayMatchWords(segment, words)
}

function mayMatchWords(segment: Segment, words: readonly ScoredTerms[]): boolean {
  return words.length > 0 && words.every((word) => hasAny(segment, word))
}

function hasAny(segment: Segment, { terms }: ScoredTerms): boolean {
  return terms.some((term) => placeOfKey(segment.columns.termPostings, term) >= 0)
}

/**
 * The least weight of a word. The words of a job's name must be in a title: "sales" and "engineer" somewhere in a
 * description are no sales engineer, and neither is every job at a company that has them in its name. The words of a
 * sentence ("trabajar con números") belong together, and in a description they stand apart.
 */
const IN_TITLE = HIGHEST
const IN_NAME = 2
const ANYWHERE = 0
export function leastWeight({ namesJob, isOfSentence }: ScoredUnit): number {
  if (namesJob) return IN_TITLE
  return isOfSentence ? IN_NAME : ANYWHERE
}

function matchUnit(segment: Segment, unit: ScoredUnit, least: number): Matches {
  const words = matchWords(segment, unit, least)
  return either(words, matchConcepts(segment, unit), 'sum', worthAlone(unit))
}

/** The factor of the words where a document has none of the concepts. */
export const worthAlone = ({ concepts }: ScoredUnit): number =>
  concepts.length > 0 ? WORDS_WITHOUT_CONCEPT : 1

export function matchWords(segment: Segment, unit: ScoredUnit, least: number): Matches {
  let words: Matches | null = null
  for (const alternatives of mayMatchWords(segment, unit.words) ? unit.words : []) {
    const word: Matches = matchTerms(segment, alternatives, least, words?.documents)
    words = words === null ? word : both(words, word)
  }
  return words ?? NO_MATCHES
}

export function matchConcepts(segment: Segment, unit: Pick<ScoredUnit, 'concepts'>): Matches {
  let concepts = NO_MATCHES
  for (const concept of unit.concepts)
    concepts = either(concepts, matchTerms(segment, concept, ANYWHERE), 'highest')
  return concepts
}

/** `within`: if given, only these documents are examined. */
function matchTerms(
  segment: Segment,
  scored: ScoredTerms,
  least: number,
  within: Uint32Array | null = null,
): Matches {
  let matches = NO_MATCHES
  for (const term of scored.terms) {
    matches = either(matches, matchTerm(segment, term, scored, least, within), 'highest')
  }
  return matches
}

function matchTerm(
  segment: Segment,
  term: number,
  scored: ScoredTerms,
  least: number,
  within: Uint32Array | null,
): Matches {
  const { termPostings, titleLength } = segment.columns
  const place = placeOfKey(termPostings, term)
  if (place < 0) return NO_MATCHES
  if (least === IN_TITLE) return matchInTitles(segment, place, scored, within)
  const count = termPostings.counts[place] ?? 0
  const length = within === null ? count : Math.min(count, within.length)
  const found = { documents: scratchNumbers(length), scores: scratchScores(length) }
  const read =
    within === null
      ? readScored(termPostings, place, found, titleLength, scored, least)
      : readScoredWithin(within, termPostings, place, found, titleLength, scored, least)
  return { documents: found.documents.subarray(0, read), scores: found.scores.subarray(0, read) }
}

function matchInTitles(
  segment: Segment,
  place: number,
  { byWeight, byTitleLength }: ScoredTerms,
  within: Uint32Array | null,
): Matches {
  const { titleLength } = segment.columns
  const documents = titleDocuments(segment, place)
  const found = new MatchCollector(
    within === null ? documents.length : Math.min(documents.length, within.length),
  )
  let next = 0
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0
    if (within !== null) {
      while (next < within.length && (within[next] ?? 0) < document) next++
      if (next === within.length) break
      if (within[next] !== document) continue
    }
    const score = byTitleLength === null ? byWeight[HIGHEST] : byTitleLength[titleLength[document] ?? 0]
    found.add(document, score ?? 0)
  }
  return found.finish()
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
