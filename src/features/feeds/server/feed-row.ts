import type { RawPosting } from './raw-posting.ts'

/** One posting of a feed, not yet parsed. */
export interface FeedRow {
  /** Its line, or its place among the entries, from 1. */
  number: number
  /** The original row, for finding out why it was refused. */
  written(): string
  /** Throws `UnusableRow` where it has no source or id, by which a posting is known. */
  read(): RawPosting
}

/** What is known about a feed beside its content. */
export interface FeedContext {
  /** The source name of its postings; null: each row names it. */
  source: string | null
  /** The employer where rows don't name one: boards of a single employer often don't. */
  company: string
  /** The address it came from; null for a file. */
  address: string | null
}
