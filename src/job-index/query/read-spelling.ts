import type { ConceptDictionary, ConceptSpan } from '../concept-dictionary.ts'
import { analyse, type Token } from '../text/analyse.ts'
import type { JobQuery } from '../types.ts'
import { correctCharacters } from './correct-characters.ts'
import { correctSpelling } from './correct-spelling.ts'
import type { KnownTerms } from './known-terms.ts'

/** A query's text as it was probably meant. */
export interface SpelledText {
  text: string
  tokens: readonly Token[]
  /** The names in it. */
  spans: readonly ConceptSpan[]
  corrections: readonly { from: string; to: string }[]
}

export function readSpelling(
  { text, language, literal = false }: Pick<JobQuery, 'text' | 'language' | 'literal'>,
  concepts: ConceptDictionary,
  known: KnownTerms,
): SpelledText {
  const asTyped = spelled(text.slice(0, LONGEST_TEXT), language, concepts)
  if (literal) return asTyped
  const { text: meant, corrections } = correctCharacters({ text: asTyped.text, language }, concepts, known)
  const read = corrections.length === 0 ? asTyped : spelled(meant, language, concepts)
  const words = correctSpelling(read, language, concepts, known)
  if (words.corrections.length === 0) return { ...read, corrections }
  return {
    text: meant,
    tokens: words.tokens,
    spans: [...concepts.spansInAnyLanguage(words.tokens, language), ...words.spans],
    corrections: [...corrections, ...words.corrections],
  }
}

/** The tokens of a text, of which a long one is cut: nobody needs so many words at once. */
export function tokensOf(text: string): Token[] {
  return analyse(text.slice(0, LONGEST_TEXT), '').slice(0, MOST_TOKENS)
}

const MOST_TOKENS = 48
const LONGEST_TEXT = 400

function spelled(text: string, language: string, concepts: ConceptDictionary): SpelledText {
  const tokens = tokensOf(text)
  return { text, tokens, spans: concepts.spansInAnyLanguage(tokens, language), corrections: [] }
}
