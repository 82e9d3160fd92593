import type { RawPosting } from './raw-posting.ts'

/** One posting of a feed, not yet looked into. */
export interface FeedRow {
  /** Its line, or its place among the entries, from 1. */
  number: number
  /** As it came, for whoever has to find out why it was refused. */
  written(): string
  /** Throws `UnusableRow` where it has no source or id, by which a posting is known. */
  read(): RawPosting
}

/** What whoever reads a feed knows beside it. */
export interface FeedContext {
  /** Under which name its postings are kept; null: each row says. */
  source: string | null
  /** The employer where rows don't name one: boards of a single employer often don't. */
  company: string
  /** The address it came from; null for a file. */
  address: string | null
}
