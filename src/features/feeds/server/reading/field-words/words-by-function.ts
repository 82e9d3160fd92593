import type { JobFunctionKey } from '#config/taxonomy/tree.ts'

/** By function, between commas: words of a title that tell the function where none of them names the one who works. */
export type FieldWords = Readonly<Partial<Record<JobFunctionKey, string>>>

/** The words of one function. */
export const wordsOf = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
