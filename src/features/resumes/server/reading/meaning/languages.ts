import { languageLevelOf, spokenLanguageOf } from '#config/lists/entries-by-words.ts'
import type { Said } from '#shared/said.ts'
import type { Placed } from './placed.ts'
import type { NumberedLine } from './sections.ts'

/** Languages with the words for their level, which stand beside or below the name. */
export function readLanguages(lines: readonly NumberedLine[], placed: Placed): Said['languages'] {
  const found: Said['languages'] = []
  const known = new Set<number | string>()
  for (const line of lines) {
    for (const part of partsOf(line)) {
      const language = languageIn(part)
      const last = found.at(-1)
      if (language === null) {
        if (last !== undefined && last.level === null && languageLevelOf(part) !== null) {
          last.level = part
          placed.put(`languages.${found.length - 1}.level`, line)
        }
        continue
      }
      const id = spokenLanguageOf(language.name) ?? language.name
      if (known.has(id)) continue
      known.add(id)
      placed.put(`languages.${found.length}.name`, line)
      if (language.level !== null) placed.put(`languages.${found.length}.level`, line)
      found.push(language)
    }
  }
  return found
}

/** Each part begins with a language or says a level. A line of cells is a row: the language, then its level. */
function partsOf(line: NumberedLine): string[] {
  const cells = line.cells.flatMap((cell) =>
    cell.split(/\s{2,}|\s*[,，、،;；|｜·•]\s*|\s+(?:and|y|e|dan|ve)\s+/u),
  )
  return cells.map((cell) => cell.trim()).filter(Boolean)
}

const MOST_WORDS = 3

/** The language is the longest name at the start or at the end of the part; its level is the rest. */
function languageIn(part: string): { name: string; level: string | null } | null {
  const words = part.split(/(?<=[\s:：(（])|(?=[:：(（])|\s*[–—-]\s*/u).filter((word) => /\S/.test(word))
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    for (const start of [0, words.length - count]) {
      const name = tidy(words.slice(start, start + count).join(''))
      if (/[()（）]/.test(name) || spokenLanguageOf(name) === null) continue
      const rest = tidy([...words.slice(0, start), ...words.slice(start + count)].join(' '))
      return { name, level: rest === '' || !/[\p{L}\d]/u.test(rest) ? null : rest }
    }
  }
  return unlisted(part)
}

/** `Valenciano – C1`: a name that no list has, before a level. */
function unlisted(part: string): { name: string; level: string | null } | null {
  const [, name = '', level = ''] =
    /^(\p{L}[\p{L}\s]{1,24}?)\s*(?:[–—:：-]|(?=[(（]))\s*(.+)$/u.exec(part) ?? []
  const words = tidy(level)
  return languageLevelOf(words) === null || languageLevelOf(name) !== null
    ? null
    : { name: tidy(name), level: words }
}

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s:：()（）/.–—-]+/u, '')
    .replace(/[\s:：()（）/.–—●○★☆-]+$/u, '')
