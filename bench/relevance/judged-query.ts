import type { TitleKey } from '#config/taxonomy/tree.ts'

/** Which postings a query means, by their titles. */
export interface Judgment {
  /** The meant jobs (grade 2). */
  meant: readonly TitleKey[]
  /** Similar jobs that the visitor would like to see as well (grade 1). */
  near: readonly TitleKey[]
}

export interface JudgedQuery extends Judgment {
  /** As a visitor would type it. */
  text: string
  kind: QueryKind
}

/**
 * The special feature of a query's wording: none; a spelling mistake; a word that is not the job's own name; a short
 * form; a colloquial name; plural, gender or another form; a tool or skill in it; another way to write it (kana, no
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
