import type { TitleKey } from '#config/taxonomy/tree.ts'

/** Which postings a query is for, said by their titles. */
export interface Judgment {
  /** The meant jobs (grade 2). */
  meant: readonly TitleKey[]
  /** Similar jobs that the visitor would like to see as well (grade 1). */
  near: readonly TitleKey[]
}

export interface JudgedQuery extends Judgment {
  /** As it would be typed. */
  text: string
  kind: QueryKind
}

/**
 * What is special about a query's wording: nothing; a spelling mistake; a word that is not the job's own name; a short
 * form; how people say it; plural, gender or another form; a tool or skill in it; another way to write it (kana, no
 * accents, no spaces); partly English; more words than needed; a general name, for all that are kinds of it.
 */
export type QueryKind =
  | 'plain'
  | 'typo'
  | 'synonym'
  | 'abbreviation'
  | 'colloquial'
  | 'inflected'
  | 'skill'
  | 'script'
  | 'mixed'
  | 'long'
  | 'general'
