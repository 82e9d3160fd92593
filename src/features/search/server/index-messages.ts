import type { ExchangeRates } from '#config/exchange-rates.ts'
import type { NamesInText } from '#job-index/names-in-text.ts'
import type { PayQuestion } from '#job-index/pay-question.ts'
import type { JobHits, JobQuery } from '#job-index/types.ts'
import type { Database } from '#platform/db/database.ts'
import type { FoundSpread, LeastSample, TitleSuggestion } from '#platform/search/job-search.ts'

/**
 * Requests from the server to the thread that holds the index; each is answered by one message with the same number.
 */
export type IndexRequest =
  | { kind: 'search'; query: JobQuery }
  | { kind: 'suggest'; text: string; language: string; limit: number }
  | { kind: 'names'; text: string; language: string }
  | { kind: 'likeness'; texts: readonly string[]; others: readonly string[] }
  | { kind: 'paySpread'; questions: readonly PayQuestion[]; least: LeastSample }
  | { kind: 'catchUpWithNow' }
  | { kind: 'close' }

export interface IndexAnswers {
  search: JobHits
  suggest: readonly TitleSuggestion[]
  names: NamesInText
  likeness: readonly number[]
  paySpread: FoundSpread | null
  catchUpWithNow: null
  close: null
}

export interface Numbered<Message> {
  number: number
  message: Message
}

export type IndexReply =
  | { number: number; answer: IndexAnswers[IndexRequest['kind']] }
  | { number: number; failure: string }
  | { ready: true }
  /**
   * The thread still answers queries from its data, but no longer follows the database: a new one has to read every
   * job.
   */
  | { outdated: true }
  /** An error outside of any request: for the log. */
  | { trouble: string }

/** An error as text, for a response or the log. */
export const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** The data with which the thread starts; structured-cloneable. */
export interface IndexWorkerData {
  database: Database['settings']
  snapshotFile: string
  rates: ExchangeRates
}
