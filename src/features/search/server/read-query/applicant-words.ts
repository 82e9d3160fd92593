import { join } from 'node:path'
import { readTable } from '#config/read-table.ts'
import { foldText } from '#shared/fold-text.ts'

/**
 * Words for people who look for work, in all languages. They do not say which work: postings that have them speak of a
 * trainee's school or of the customers. In Chinese and Japanese they are found anywhere in a text.
 */

/** The text without words for applicants, folded. */
export const withoutApplicants = (text: string): string => foldText(text).replace(APPLICANTS, ' ')

const APPLICANTS = patternOf(
  readTable(join(import.meta.dirname, 'applicant-words.tsv'), ['language', 'words']).flatMap((row) =>
    row.list('words').map(foldText),
  ),
)

/** The longest words win: 退休人员 before 退休. */
function patternOf(words: readonly string[]): RegExp {
  const isUnspaced = (word: string) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word)
  const anyOf = (some: readonly string[]) => [...some].sort((a, b) => b.length - a.length).join('|')
  const { unspaced = [], spaced = [] } = Object.groupBy(words, (word) =>
    isUnspaced(word) ? 'unspaced' : 'spaced',
  )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(spaced)})(?![\\p{L}\\p{N}])|${anyOf(unspaced)}`, 'gu')
}
