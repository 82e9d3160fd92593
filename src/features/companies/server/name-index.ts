import { foldName } from './fold-name.ts'

/**
 * Finds entries by any part of their names, in any script, while somebody types.
 *
 * Every pair of neighbouring letters of a name has a list of the entries in whose names it occurs; a pair of a space and
 * a letter stands for the beginning of a word. Chinese, Japanese and Thai letters, a single one of which means something,
 * have lists of their own. A query looks at the shortest of the lists of its pairs and compares the names in it. Lists
 * are only added to: what an entry was called before is left in them and fails the comparison.
 */
export interface NameIndex {
  /** Names an entry, or names it anew. */
  set(entry: number, names: readonly string[]): void
  /** Entries by how well they fit, see `Fit`; null for a query without letters, which says nothing. */
  find(query: string): ReadonlyMap<number, Fit> | null
}

/** 4 a name is the query, 3 one begins with it, 2 every word begins one of the name, 1 each is some part of it. */
export type Fit = 1 | 2 | 3 | 4

export function createNameIndex(): NameIndex {
  /** By entry: every name after a line break and a space, all of them ending in a line break. */
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
  if (text.includes(`\n ${folded}\n`)) return 4
  if (text.includes(`\n ${folded}`)) return 3
  if (words.every((word) => text.includes(` ${word}`))) return 2
  return words.every((word) => isPart(word) && text.includes(word)) ? 1 : 0
}

/** One letter of an alphabet is a part of nearly every name: it counts only at the beginning of a word. */
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
