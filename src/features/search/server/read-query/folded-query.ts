import { foldShape, foldText } from '#shared/fold-text.ts'

/** A typed query in the forms that are compared, all of the same length, so that places in them are the same. */
export interface FoldedQuery {
  typed: string
  /** Without accents. */
  folded: string
  /** With accents, as amounts are read. */
  shape: string
  tokens: readonly Token[]
}

/** A word, or a single character of a script without spaces. */
export interface Token {
  word: string
  start: number
  end: number
  isCharacter: boolean
}

export function foldQuery(text: string): FoldedQuery {
  const typed = text.normalize('NFC')
  const folded = foldEach(typed, foldText, foldedLetters)
  return { typed, folded, shape: foldEach(typed, foldShape, shapedLetters), tokens: tokensOf(folded) }
}

/** The tokens of a folded text. */
export function tokensOf(folded: string): Token[] {
  return Array.from(folded.matchAll(TOKEN), ({ 0: word, 1: character, index }) => ({
    word,
    start: index,
    end: index + word.length,
    isCharacter: character !== undefined,
  }))
}

/** Tokens as one text: characters that touch stay together, everything else is one space apart. */
export function phraseOf(tokens: readonly Token[], first: number, last: number): string {
  let phrase = tokens[first]?.word ?? ''
  for (let at = first + 1; at <= last; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (before === undefined || token === undefined) break
    const touches = before.isCharacter && token.isCharacter && before.end === token.start
    phrase += touches ? token.word : ` ${token.word}`
  }
  return phrase
}

const TOKEN =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々])|[\p{L}\p{M}\p{N}]+/gu

/** Letters that would become several, or none, stay as they are. */
function foldEach(text: string, fold: (text: string) => string, known: Map<string, string>): string {
  if (ASCII.test(text)) return text.toLowerCase()
  let folded = ''
  for (const letter of text) folded += known.get(letter) ?? foldLetter(letter, fold, known)
  return folded
}

function foldLetter(letter: string, fold: (text: string) => string, known: Map<string, string>): string {
  const changed = fold(letter)
  const folded = changed.length === letter.length ? changed : letter
  if (known.size < MOST_KEPT) known.set(letter, folded)
  return folded
}

const ASCII = /^\p{ASCII}*$/u

/** Enough for the letters of all scripts that people type here. */
const MOST_KEPT = 8_000
const foldedLetters = new Map<string, string>()
const shapedLetters = new Map<string, string>()
