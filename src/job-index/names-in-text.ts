import type { ConceptDictionary } from './concept-dictionary.ts'
import { analyse } from './text/analyse.ts'
import { LAST_LONG_VOWEL } from './text/fold.ts'

/** What the dictionary knows of a text. The spans are places in the text, unless it has letters such as ﬁ or ½. */
export interface NamesInText {
  /** Names of jobs and skills, from left to right, without overlap. */
  names: readonly TextSpan[]
  /** Words, of scripts with spaces, that occur as they are in names: "mobile" is one, "Manila" is none. */
  words: readonly TextSpan[]
}

export interface TextSpan {
  start: number
  end: number
}

/** `language`: that of the reader, which decides the meaning of local names. */
export function namesInText(text: string, language: string, dictionary: ConceptDictionary): NamesInText {
  // Folding drops this vowel: a space in its place keeps the length.
  const tokens = analyse(text.replace(LAST_LONG_VOWEL, ' '), '')
  return {
    names: dictionary.spansInAnyLanguage(tokens, language).map(({ first, last }) => ({
      start: tokens[first]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
    })),
    words: tokens
      .filter(({ word, gram }) => !gram && dictionary.words.has(word))
      .map(({ start, end }) => ({ start, end })),
  }
}
