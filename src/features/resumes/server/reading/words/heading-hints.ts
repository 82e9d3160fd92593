import { foldText } from '#shared/fold-text.ts'
import { SECTIONS, type SectionKind, wordTables } from './words.ts'

/**
 * The section that a heading means that no table has, by its words: nearly all headings with `employment` head jobs.
 * Null if its words say nothing, or as much of another section.
 */
export function hintedSection(heading: string): SectionKind | null {
  const votes = new Map<SectionKind, number>()
  for (const word of wordsOf(heading)) {
    const counts = hints().get(word)
    const all = counts === undefined ? 0 : [...counts.values()].reduce((sum, count) => sum + count, 0)
    for (const [section, count] of counts ?? []) votes.set(section, (votes.get(section) ?? 0) + count / all)
  }
  const [best, second] = [...votes].toSorted(([, one], [, other]) => other - one)
  return best !== undefined && best[1] >= LEAST && best[1] > (second?.[1] ?? 0) * 1.5 ? best[0] : null
}

const LEAST = 0.6

let memo: ReadonlyMap<string, ReadonlyMap<SectionKind, number>> | undefined

function hints(): ReadonlyMap<string, ReadonlyMap<SectionKind, number>> {
  memo ??= countWords()
  return memo
}

function countWords(): ReadonlyMap<string, ReadonlyMap<SectionKind, number>> {
  const found = new Map<string, Map<SectionKind, number>>()
  for (const section of SECTIONS)
    for (const { of } of wordTables())
      for (const word of of(section).flatMap(wordsOf)) {
        const counts = found.get(word) ?? new Map<SectionKind, number>()
        counts.set(section, (counts.get(section) ?? 0) + 1)
        found.set(word, counts)
      }
  return found
}

/** Words of four letters and more; of Chinese and Japanese each two letters that follow each other. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}]+/u)
    .flatMap((word) => {
      const letters = [...word]
      if (EAST_ASIAN.test(word)) return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
      return letters.length < 4 ? [] : [word.replace(/^ال(?=\p{L}{3})/u, '')]
    })
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
