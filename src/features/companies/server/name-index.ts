import { foldName } from './fold-name.ts'

/**
 * Finds entries by any part of their names, in any script, while a visitor types.
 *
 * Every pair of neighbouring letters has a list of the entries whose names contain it; a pair of a space and a letter
 * means the beginning of a word. Chinese, Japanese and Thai letters have lists of their own, since a single one has a
 * meaning. A query reads the shortest of the lists of its pairs and compares the names in it. Lists only grow: entries
 * with a former name stay in them and fail the comparison.
 */
export interface NameIndex {
  /** Sets the names of an entry; the first name counts more than the others. */
  set(entry: number, names: readonly string[]): void
  /** Entries with their fit, see `Fit`; null for a query without letters. */
  find(query: string): ReadonlyMap<number, Fit> | null
}

/**
 * 8: the first name is the query; 6: it begins with it; 4: every word begins one of its words; 2: each is a part of it;
 * one less if another name fits in that way.
 */
export type Fit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export function createNameIndex(): NameIndex {
  /** By entry: every name between line breaks, after a space. */
  const texts: string[] = []
  const lists = new Map<string, number[]>()

  return {
    set(entry, names) {
      const text = `${[...new Set(names.map(foldName))].map((name) => `\n ${name}`).join('')}\n`
      if (texts[entry] === text) return
      texts[entry] = text
      for (const key of new Set(keysOf(text))) {
        const list = lists.get(key)
        if (list) list.push(entry)
        else lists.set(key, [entry])
      }
    },

    find(query) {
      const folded = foldName(query)
      if (folded === '') return null
      const words = folded.split(' ')
      const found = new Map<number, Fit>()
      for (const entry of shortest(words.flatMap(keysOfWord).map((key) => lists.get(key) ?? []))) {
        const fit = fitOf(texts[entry] ?? '', folded, words)
        if (fit !== 0) found.set(entry, fit)
      }
      return found
    },
  }
}

function fitOf(text: string, folded: string, words: readonly string[]): Fit | 0 {
  const all = kindOf(text, folded, words)
  if (all === 0) return 0
  const first = kindOf(text.slice(0, text.indexOf('\n', 1) + 1), folded, words)
  return first === all ? FITS[all].first : FITS[all].other
}

const FITS = {
  1: { first: 2, other: 1 },
  2: { first: 4, other: 3 },
  3: { first: 6, other: 5 },
  4: { first: 8, other: 7 },
} as const

function kindOf(text: string, folded: string, words: readonly string[]): keyof typeof FITS | 0 {
  if (text.includes(`\n ${folded}\n`)) return 4
  if (text.includes(`\n ${folded}`)) return 3
  if (words.every((word) => text.includes(` ${word}`))) return 2
  return words.every((word) => isPart(word) && text.includes(word)) ? 1 : 0
}

/** A single letter of an alphabet is a part of nearly every name: it counts only at the beginning of a word. */
const isPart = (word: string): boolean => word.length > 1 || WRITES_WORDS.test(word)

const WRITES_WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u

function keysOfWord(word: string): string[] {
  if (word.length === 1) return [WRITES_WORDS.test(word) ? word : ` ${word}`]
  return pairsOf(word)
}

function keysOf(text: string): string[] {
  const pairs = pairsOf(text).filter((pair) => !pair.includes('\n'))
  return WRITES_WORDS.test(text)
    ? [...pairs, ...[...text].filter((letter) => WRITES_WORDS.test(letter))]
    : pairs
}

const pairsOf = (text: string): string[] =>
  Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2))

const shortest = (lists: readonly number[][]): readonly number[] =>
  lists.reduce((least, list) => (list.length < least.length ? list : least), lists[0] ?? [])
