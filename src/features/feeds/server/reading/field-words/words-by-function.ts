import type { JobFunctionKey } from '#config/taxonomy/tree.ts'

/**
 * By function, separated by commas: words of a title that indicate the function when the title does not name the
 * worker.
 */
export type FieldWords = Readonly<Partial<Record<JobFunctionKey, string>>>

/** The words of one function. */
export const wordsOf = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
