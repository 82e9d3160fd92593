import type { Language } from '#config/languages.ts'
import type { NamesInText } from '#job-index/names-in-text.ts'
import type { PaidKind } from '#shared/money.ts'

export interface KnownToReader {
  /** ISO 3166 alpha-2 or `EU`, of the visitor; '' if they search everywhere. */
  country: string
  /** Of the visitor. */
  language: Language
  names: NamesInText
  /** The companies of exactly this name. */
  companiesNamed: (name: string) => readonly { id: number; name: string }[]
}

/** The parts of a query that state terms, and the text that is left. */
export interface Reading {
  /** In the order of the query. */
  parts: readonly ReadPart[]
  /** The words that no part has: the index searches them. */
  text: string
  /** The text says who looks for work rather than which: "student" says little beside "part time". */
  isTextWeak: boolean
}

export interface ReadPart {
  /** Its words, as typed. */
  words: string
  /** The query without these words. */
  without: string
  term: ReadTerm
}

export interface StatedPay {
  kind: PaidKind
  from: number
  /** Null: no upper end. */
  to: number | null
}

/** A value of a filter, under the filter's name in calls. */
export type ReadTerm =
  | { filter: 'job_types' | 'arrangements' | 'xp_lvls'; ids: readonly number[] }
  | { filter: 'job_locations'; ids: readonly number[]; country: string }
  /** ISO 3166 alpha-2. */
  | { filter: 'country'; country: string }
  /** A month, in major units of an ISO 4217 currency; `stated`: as the words say it. */
  | { filter: 'salary'; from: number; to: number | null; currency: string; stated: StatedPay }
  | { filter: 'company_ids'; ids: readonly number[]; name: string }
  | { filter: 'is_urgent' }
  /** A short form, which stays in the text as the full word. */
  | { filter: 'query'; full: string }

/** A part before the text around it is cut; `start` and `end` are places in the query. */
export interface FoundPart {
  start: number
  end: number
  term: ReadTerm
}

export const overlaps = (
  one: { start: number; end: number },
  other: { start: number; end: number },
): boolean => one.start < other.end && other.start < one.end
