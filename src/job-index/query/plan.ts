/**
 * Reads a query's text: which words it has, which spellings they may have in postings, which of them form a concept.
 *
 * The plan is a list of units that a posting must all match. A unit is a single word, or the words of a concept's label
 * together: those match as words, or through the concept, so that 会計士 finds محاسب. Mistyped words
 * are corrected first (`read-spelling.ts`), so that a mistyped label still names its concept.
 *
 * Pairs of characters that cross a concept's border in unspaced text ("級軟" in 高級軟體工程師) and, outside names, pairs
 * with Japanese inflection are not required: they depend on how the query is written, not on its meaning.
 */
import type { ConceptDictionary } from '../concept-dictionary.ts'
import { namesJob } from '../concept-terms.ts'
import type { Token } from '../text/analyse.ts'
import { foldText } from '../text/fold.ts'
import { isNoise, joinsWords } from '../text/noise-words.ts'
import { possibleStems } from '../text/stem.ts'
import type { JobQuery } from '../types.ts'
import type { KnownTerms } from './known-terms.ts'
import { readSpelling, tokensOf } from './read-spelling.ts'

export interface QueryPlan {
  units: readonly PlanUnit[]
  /** The query as a run of title terms: for each token the terms it may be. */
  phrase: readonly (readonly string[])[]
  corrections: readonly { from: string; to: string }[]
  /** What says little, or stands across the border of a name: no posting has to have it. */
  leftOut: readonly Token[]
  /** The text with its corrections and without noise: its meaning is compared with that of postings. */
  meant: string
}

export interface PlanUnit {
  /** Its part of the text. */
  typed: string
  /** For each word the terms it may be; all words must match. Empty: only the concepts do. */
  words: readonly (readonly string[])[]
  concepts: readonly string[]
  /** It is one of several words with an article or a preposition between them, and none of them is a name. */
  isOfSentence: boolean
}

/** The visitor's language decides the meaning of a local name. */
export function planQuery(
  query: Pick<JobQuery, 'text' | 'language' | 'literal'>,
  concepts: ConceptDictionary,
  known: KnownTerms,
): QueryPlan {
  const { text, tokens, spans, corrections } = readSpelling(query, concepts, known)
  const written = asWritten(text)
  const wordUnit = (token: Token): PlanUnit => ({
    typed: written([token]),
    words: [alternatives(token)],
    concepts: [],
    isOfSentence: false,
  })
  const units: PlanUnit[] = []
  const leftOut: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const span = spans.find((candidate) => candidate.first === index)
    if (span !== undefined) {
      const covered = tokens.slice(span.first, span.last + 1)
      units.push({
        typed: written(covered),
        words: ofName(covered).map(alternatives),
        concepts: meantBy(span.concepts),
        isOfSentence: false,
      })
      index = span.last
      continue
    }
    const token = tokens[index]
    if (token === undefined) continue
    const isCrossing = spans.some(({ first, last }) => overlaps(token, tokens[first], tokens[last]))
    if (isCrossing || saysLittle(token)) leftOut.push(token)
    else units.push(wordUnit(token))
  }
  const isSentence = isJoined(tokens, leftOut) && units.every(({ concepts }) => concepts.length === 0)
  const isNoiseOnly = units.length === 0
  if (isNoiseOnly) units.push(...tokens.map((token) => wordUnit(token)))
  return {
    units: isSentence ? units.map((unit) => ({ ...unit, isOfSentence: true })) : units,
    phrase: tokens.map(alternatives),
    corrections,
    leftOut: isNoiseOnly ? [] : leftOut,
    meant: withoutNoise(text, tokens, corrections),
  }
}

/** Whether one of those left out stands between two others and joins them. */
function isJoined(tokens: readonly Token[], leftOut: readonly Token[]): boolean {
  const others = tokens.filter((token) => !leftOut.includes(token))
  const [first, last] = [others[0], others.at(-1)]
  if (first === undefined || last === undefined) return false
  return leftOut.some(({ word, start }) => joinsWords(word) && start > first.start && start < last.start)
}

/**
 * "Customer service" is work and also a skill. Whoever types a name that is both looks for the work; many postings of
 * other work ask for the skill.
 */
function meantBy(concepts: readonly string[]): readonly string[] {
  const jobs = concepts.filter(namesJob)
  return jobs.length > 0 ? jobs : concepts
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
  const tokens = ofName(tokensOf(phrase))
  return tokens.length === 0
    ? null
    : { typed: phrase, words: tokens.map(alternatives), concepts: [], isOfSentence: false }
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

function alternatives(token: Token): readonly string[] {
  return token.gram ? [token.word] : possibleStems(token.word)
}

/**
 * The tokens of a name that are not noise; all of them if every one is. A name has one spelling, so its pairs of a
 * character and an inflection count: without them 組み込みエンジニア would be any エンジニア.
 */
function ofName(tokens: readonly Token[]): readonly Token[] {
  const kept = tokens.filter(({ word, gram }) => !isNoise(word) && !(gram && ONLY_HIRAGANA.test(word)))
  return kept.length > 0 ? kept : tokens
}

function saysLittle(token: Token): boolean {
  return isNoise(token.word) || (token.gram && HIRAGANA.test(token.word))
}

const HIRAGANA = /[\u3041-\u309f]/
const ONLY_HIRAGANA = /^[\u3041-\u309f]+$/

function overlaps(token: Token, first: Token | undefined, last: Token | undefined): boolean {
  if (!token.gram || first === undefined || last === undefined) return false
  return token.start < last.end && token.end > first.start
}
