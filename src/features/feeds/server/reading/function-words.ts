import { join } from 'node:path'
import { readTable } from '#config/read-table.ts'
import { JOB_FUNCTIONS } from '#config/taxonomy/tree.ts'

/**
 * The words of titles that tell a function beside the names of the taxonomy. Only the import reads them, so that what the
 * search understands and suggests stays as it is. In Chinese and Japanese they are matched anywhere in a title, so none
 * may be part of another word.
 */
export interface FunctionWords {
  functionId: number
  /**
   * Names of jobs that the taxonomy does not have or has under another function: a Japanese systems engineer writes
   * software.
   */
  jobs: readonly string[]
  /** Names that say so little that a field says more: support associate. */
  generalJobs: readonly string[]
  /** Words that indicate the function when the title does not name the worker: 'Java' in 'Java, Spring Senior'. */
  fields: readonly string[]
}

/**
 * By language (BCP 47).
 *
 * @throws Error with the file and the line, if the table is wrong
 */
export function readFunctionWords(
  file = join(import.meta.dirname, 'function-words.tsv'),
): ReadonlyMap<string, readonly FunctionWords[]> {
  const rows = readTable(file, ['language', 'function', 'jobs', 'general_jobs', 'fields']).flatMap((row) => {
    const fn = JOB_FUNCTIONS.find(({ key }) => key === row.field('function'))
    if (!fn) throw row.fault(`the tree has no function "${row.field('function')}"`)
    const words: FunctionWords = {
      functionId: fn.id,
      jobs: row.list('jobs'),
      generalJobs: row.list('general_jobs'),
      fields: row.list('fields'),
    }
    const language = row.field('language')
    return (LANGUAGES.get(language) ?? [language]).map((each) => ({ language: each, words }))
  })
  const byLanguage = Map.groupBy(rows, ({ language }) => language)
  return new Map([...byLanguage].map(([language, of]) => [language, of.map(({ words }) => words)]))
}

/** Languages that share most of these words, and one table. */
const LANGUAGES: ReadonlyMap<string, readonly string[]> = new Map([
  ['zh', ['zh-CN', 'zh-TW']],
  ['id', ['id', 'ms']],
])
