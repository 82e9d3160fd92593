/**
 * Corrects mistyped words, and reads words in Latin letters that spell an Arabic or Japanese name.
 *
 * A word of a name is right, and so is a word that several postings have. A word that no posting has becomes the
 * likeliest of the words near it: by the cost of the slip, then words of the reader's language before English ones and
 * these before others, then by frequency. A word that hardly any posting has may be a mistake of that posting too, or a
 * rare right word: a brand, a place, another language. It is corrected only to a word of a name that is far more
 * frequent, and never where just the ending differs.
 */
import type { ConceptDictionary, ConceptSpan } from '../concept-dictionary.ts'
import type { Token } from '../text/analyse.ts'
import { isNoise } from '../text/noise-words.ts'
import { possibleStems } from '../text/stem.ts'
import { typingCost } from '../text/typing-cost.ts'
import type { KnownTerms } from './known-terms.ts'
import { rare } from './rare.ts'
import { readRomanised } from './read-romanised.ts'

export interface SpelledTokens {
  tokens: Token[]
  /** Words that stay as they are, and beside that spell a name in another script. */
  spans: ConceptSpan[]
  corrections: { from: string; to: string }[]
}

/** `spans`: the names in the text as typed; what is part of one is right. */
export function correctSpelling(
  { tokens, spans }: { tokens: readonly Token[]; spans: readonly ConceptSpan[] },
  language: string,
  concepts: ConceptDictionary,
  known: KnownTerms,
): SpelledTokens {
  const found: SpelledTokens = { tokens: [...tokens], spans: [], corrections: [] }
  let tries = 0
  for (const [place, token] of tokens.entries()) {
    const isNamed = spans.some(({ first, last }) => place >= first && place <= last)
    if (isNamed || token.gram || isNoise(token.word) || isRight(token.word, concepts, known)) continue
    if (++tries > MOST_TRIED) break
    const spelled = readRomanised(token.word, language, concepts, known)
    const nearest = spelled?.isReaders ? null : nearestTerm(token.word, language, concepts, known)
    if (nearest !== null) {
      const { term, written } = nearest
      found.corrections.push({ from: token.word, to: written })
      found.tokens[place] = { ...token, word: possibleStems(written).includes(term) ? written : term }
    } else if (spelled !== null) {
      found.corrections.push({ from: token.word, to: spelled.text })
      found.spans.push({ first: place, last: place, concepts: spelled.concepts })
    }
  }
  return found
}

/**
 * Searching for corrections is the most expensive step: of a text of unknown words, only the first few are corrected.
 */
const MOST_TRIED = 4

function isRight(word: string, { words }: ConceptDictionary, known: KnownTerms): boolean {
  return possibleStems(word).some((stem) => words.has(stem)) || frequencyOf(word, known) > rare(known)
}

const frequencyOf = (word: string, known: KnownTerms): number =>
  Math.max(...possibleStems(word).map((stem) => known.frequency(stem)))

interface Candidate {
  term: string
  written: string
  score: number
}

function nearestTerm(
  word: string,
  language: string,
  concepts: ConceptDictionary,
  known: KnownTerms,
): Candidate | null {
  const frequency = frequencyOf(word, known)
  const most = highestCost(word)
  let best: Candidate | null = null
  const offer = (term: string, written: string, cost: number, strangeness: number) => {
    if (word.startsWith(term) && word.length > term.length + 1) return
    const score = cost + strangeness - Math.log2(1 + known.frequency(term)) / 40
    if (best === null || score < best.score || (score === best.score && term < best.term))
      best = { term, written, score }
  }
  const isLikely = (term: string, typed: string) =>
    frequency === 0 || (isSlip(typed, term) && known.frequency(term) >= MUCH_MORE * Math.max(1, frequency))
  for (const { spelling, cost: before } of spellings(word)) {
    for (const term of concepts.words.near(spelling)) {
      const cost = before + typingCost(spelling, term)
      const strangeness = strangenessOf(term, language, concepts)
      if (cost + (word.length < LONG ? strangeness : 0) > most) continue
      if (!isLikely(term, spelling) || (frequency > 0 && strangeness === OTHER)) continue
      offer(term, concepts.words.writtenForm(term), cost, strangeness)
    }
    for (const term of frequency > 0 || word.length < SHORTEST_IN_POSTINGS ? [] : known.near(spelling)) {
      const cost = before + typingCost(spelling, term)
      if (cost + UNKNOWN > Math.min(most, 1.3) || known.frequency(term) <= rare(known)) continue
      offer(term, known.writtenForm(term), cost, UNKNOWN)
    }
  }
  return best
}

/** How much less likely words of other languages are, in edits; the language of a posting's words is not known. */
const ENGLISH = 0.25
const UNKNOWN = 0.2
const OTHER = 0.4

function strangenessOf(term: string, language: string, { words }: ConceptDictionary): number {
  if (words.isIn(term, language)) return 0
  return words.isIn(term, 'en') ? ENGLISH : OTHER
}

/** The word, its stems, and ph for f. */
function spellings(word: string): { spelling: string; cost: number }[] {
  const stems = possibleStems(word).map((spelling) => ({ spelling, cost: spelling === word ? 0 : 0.3 }))
  return word.includes('f') ? [...stems, { spelling: word.replaceAll('f', 'ph'), cost: 0.5 }] : stems
}

/** One likely slip in a short word, some edits in a long one. */
const highestCost = ({ length }: string): number =>
  length < LONG ? Math.min(0.2 * length, 1.05) : Math.min(0.2 * length, 2)

const LONG = 8

/** Whether a word that postings have differs from another within, not at its beginning or in its ending. */
function isSlip(typed: string, meant: string): boolean {
  const isWithin = typed[0] === meant[0] && typed.at(-1) === meant.at(-1)
  return typed.length >= SHORTEST_RARE && isWithin && typingCost(typed, meant) <= 1
}

const SHORTEST_RARE = 6
const SHORTEST_IN_POSTINGS = 5
const MUCH_MORE = 50
