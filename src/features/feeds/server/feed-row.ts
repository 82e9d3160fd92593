import type { RawPosting } from './raw-posting.ts'

/** One posting of a feed, not yet parsed. */
export interface FeedRow {
  /** Its line, or its place among the entries, from 1. */
  number: number
  /** The original row, for finding the reason of a refusal. */
  written(): string
  /** Throws `UnusableRow` if the row has no source or id: these identify a posting. */
  read(): RawPosting
}

/** What is known about a feed beside its content. */
export interface FeedContext {
  /** The source name of its postings; null: each row has its own. */
  source: string | null
  /** The employer of rows that don't name one: boards of a single employer often don't. */
  company: string
  /** The address it came from; null for a file. */
  address: string | null
}
