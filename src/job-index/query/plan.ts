/**
 * Reads a query's text: which words it has, which spellings they may have in postings, which of them form a concept.
 *
 * The plan is a list of units that a posting must all match. A unit is a single word, or the words of a concept's label
 * together: those match as words, or through the concept, so that 会計士 finds محاسب. Words that no posting has are
 * corrected first, so that a mistyped label still names its concept.
 *
 * Pairs of characters that cross a concept's border in unspaced text ("級軟" in 高級軟體工程師) and pairs with Japanese
 * inflection are not required: they depend on how the query is written, not on its meaning.
 */
import type { ConceptDictionary } from '../concept-dictionary.ts'
import { analyse, type Token } from '../text/analyse.ts'
import { foldText } from '../text/fold.ts'
import { isNoise } from '../text/noise-words.ts'
import { possibleStems } from '../text/stem.ts'
import type { JobQuery } from '../types.ts'
import { correctCharacters } from './correct-characters.ts'

export interface QueryPlan {
  units: readonly PlanUnit[]
  /** The query as a run of title terms: for each token the terms it may be. */
  phrase: readonly (readonly string[])[]
  corrections: readonly { from: string; to: string }[]
  /** The text with its corrections and without noise: its meaning is compared with that of postings. */
  meant: string
}

export interface PlanUnit {
  /** Its part of the text. */
  typed: string
  /** For each word the terms it may be; all words must match. Empty: only the concepts do. */
  words: readonly (readonly string[])[]
  concepts: readonly string[]
}

/** What the planner needs to know of the index's vocabulary. */
export interface KnownTerms {
  frequency(term: string): number
  nearest(word: string): { term: string; distance: number } | null
  writtenForm(term: string): string
}

/** `language`: the visitor's, which decides the meaning of a local name. */
export function planQuery(
  { text, language }: Pick<JobQuery, 'text' | 'language'>,
  concepts: ConceptDictionary,
  known: KnownTerms,
): QueryPlan {
  const read = correctCharacters({ text: text.slice(0, LONGEST_TEXT), language }, concepts, known)
  const { tokens, corrections } = correctSpelling(tokensOf(read.text), concepts, known)
  const spans = concepts.spansInAnyLanguage(tokens, language)
  const written = asWritten(read.text)
  const units: PlanUnit[] = []
  for (let index = 0; index < tokens.length; index++) {
    const span = spans.find((candidate) => candidate.first === index)
    if (span !== undefined) {
      const covered = tokens.slice(span.first, span.last + 1)
      units.push({
        typed: written(covered),
        words: telling(covered).map(alternatives),
        concepts: span.concepts,
      })
      index = span.last
      continue
    }
    const token = tokens[index]
    if (token === undefined || saysLittle(token)) continue
    const isCrossing = spans.some(({ first, last }) => overlaps(token, tokens[first], tokens[last]))
    if (!isCrossing) units.push({ typed: written([token]), words: [alternatives(token)], concepts: [] })
  }
  if (units.length === 0)
    units.push(
      ...tokens.map((token) => ({ typed: written([token]), words: [alternatives(token)], concepts: [] })),
    )
  return {
    units,
    phrase: tokens.map(alternatives),
    corrections: [...read.corrections, ...corrections],
    meant: withoutNoise(read.text, tokens, corrections),
  }
}

function withoutNoise(text: string, tokens: readonly Token[], corrections: QueryPlan['corrections']): string {
  let meant = ''
  let end = 0
  const folded = foldText(text)
  for (const token of tokens.filter(({ word }) => !isNoise(word))) {
    if (token.start > end) meant += ' '
    meant += folded.slice(Math.max(end, token.start), token.end)
    end = token.end
  }
  const replaced = new Map(corrections.map(({ from, to }) => [from, to]))
  return meant.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => replaced.get(word) ?? word)
}

/** The words of a phrase to exclude, without concepts or corrections: an exclusion must not guess. */
export function planExclusion(phrase: string): PlanUnit | null {
  const tokens = telling(tokensOf(phrase))
  return tokens.length === 0 ? null : { typed: phrase, words: tokens.map(alternatives), concepts: [] }
}

/**
 * Returns a function from tokens to the typed text; folding may change the length of a text, and then the text is the
 * folded one.
 */
function asWritten(text: string): (tokens: readonly Token[]) => string {
  const folded = foldText(text)
  const typed = folded.length === text.length ? text : folded
  return (tokens) => typed.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)
}

/** Longer queries are cut: nobody needs so many words at once. */
const MOST_TOKENS = 48
const LONGEST_TEXT = 400

function tokensOf(text: string): Token[] {
  return analyse(text.slice(0, LONGEST_TEXT), '').slice(0, MOST_TOKENS)
}

/** A word is correct if a posting or a label has it; corrections are searched in both. */
function correctSpelling(
  tokens: readonly Token[],
  concepts: ConceptDictionary,
  known: KnownTerms,
): { tokens: Token[]; corrections: { from: string; to: string }[] } {
  const spellings = [known, concepts.words]
  const corrections: { from: string; to: string }[] = []
  let tries = 0
  const corrected = tokens.map((token) => {
    if (token.gram || isNoise(token.word) || spellings.some((terms) => isKnown(token.word, terms)))
      return token
    if (++tries > MOST_TRIED) return token
    const nearest = nearestTerm(token.word, spellings)
    if (nearest === null) return token
    const { term, written } = nearest
    corrections.push({ from: token.word, to: written })
    return { ...token, word: possibleStems(written).includes(term) ? written : term }
  })
  return { tokens: corrected, corrections }
}

/**
 * Searching for corrections is the most expensive step: of a text of unknown words, only the first few are corrected.
 */
const MOST_TRIED = 4

function isKnown(word: string, known: KnownTerms): boolean {
  return possibleStems(word).some((stem) => known.frequency(stem) > 0)
}

/** Of equally near terms the one found first: that of a posting before that of a label. */
function nearestTerm(
  word: string,
  spellings: readonly KnownTerms[],
): { term: string; written: string } | null {
  let best: { term: string; written: string; distance: number } | null = null
  for (const known of spellings) {
    for (const stem of possibleStems(word)) {
      const nearest = known.nearest(stem)
      if (nearest === null || (best !== null && best.distance <= nearest.distance)) continue
      best = { ...nearest, written: known.writtenForm(nearest.term) }
    }
  }
  return best
}

function alternatives(token: Token): readonly string[] {
  return token.gram ? [token.word] : possibleStems(token.word)
}

/** The tokens that are not noise; all of them if every one is noise. */
function telling(tokens: readonly Token[]): readonly Token[] {
  const kept = tokens.filter((token) => !saysLittle(token))
  return kept.length > 0 ? kept : tokens
}

function saysLittle(token: Token): boolean {
  return isNoise(token.word) || (token.gram && HIRAGANA.test(token.word))
}

const HIRAGANA = /[\u3041-\u309f]/

function overlaps(token: Token, first: Token | undefined, last: Token | undefined): boolean {
  if (!token.gram || first === undefined || last === undefined) return false
  return token.start < last.end && token.end > first.start
}
