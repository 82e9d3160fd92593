/**
 * The one analysis of postings, queries and concept labels: fold, cut, stem. A change here changes all three at once,
 * and makes snapshots of the index stale (see `ANALYSIS_VERSION`).
 */
import { foldText } from './fold.ts'
import { stemWord } from './stem.ts'
import { scanTokens } from './tokens.ts'

/** Increase it whenever the same text gives other tokens than before. */
export const ANALYSIS_VERSION = 4

export interface Token {
  /** As written, folded. */
  word: string
  /** Its name in the index: the word's stem in the text's language. */
  term: string
  /** Offsets in the folded text. */
  start: number
  end: number
  /** A pair or triple of characters rather than a word. */
  gram: boolean
}

/** The tokens of a text in a language (BCP 47, may be empty), in order. */
export function analyse(text: string, language: string): Token[] {
  const tokens: Token[] = []
  scanTokens(foldText(text), (word, start, end, gram) => {
    tokens.push({ word, term: gram ? word : stemWord(word, language), start, end, gram })
  })
  return tokens
}

/** The terms of a long text, without positions: the cheap form for descriptions. */
export function eachTerm(text: string, language: string, visit: (term: string, word: string) => void): void {
  scanTokens(foldText(text), (word, _start, _end, gram) => {
    visit(gram ? word : stemWord(word, language), word)
  })
}
