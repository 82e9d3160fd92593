import { setImmediate } from 'node:timers/promises'
import { POSTING_VALID_DAYS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { BatchWriter, type Entry, entryOf } from './batch-writer.ts'
import { UnusableRow } from './feed-errors.ts'
import type { FeedRow } from './feed-row.ts'
import { Coverage, type ImportSummary } from './import-report.ts'
import type { RawPosting } from './raw-posting.ts'
import { openRowReport } from './row-report.ts'
import { ExpiredPosting, understandPosting } from './understand-posting.ts'

/**
 * Imports postings. Rows are read one by one while the previous batch is written. A batch is one transaction that stays
 * well below the 300 ms in which the job index wants to see every change; if the database is slow, batches become
 * smaller.
 *
 * Importing the same rows again changes nothing: a posting is identified by its source and its id there, and written
 * only if the hash of its parsed values differs. Nothing is lost: an unusable row goes to a file in its original form,
 * with the reason in the report, and the report also lists the fields that could not be parsed. A row that fails
 * because of a bug of ours is refused as well, and the import continues with the next row.
 */

export interface ImportOptions {
  rows: AsyncIterable<FeedRow>
  /** The folder for `report.jsonl` and `refused.jsonl`; created if missing. */
  reportFolder: string
  /** Called for every posting that is in the feed, usable or not. */
  onFound?: (ref: string) => void
  /** Called after every batch with the number of rows so far. */
  onProgress: (rows: number) => void
  /** When aborted, rows that were read are still written. */
  signal?: AbortSignal
}

const YIELD_EVERY_MS = 5
const DAY_MS = 86_400_000

/** Reads the rows and writes them to the database; returns the summary. */
export async function importJobs(db: Db, clock: Clock, options: ImportOptions): Promise<ImportSummary> {
  const startedAt = performance.now()
  const now = clock.now()
  const validThrough = new Date(now.getTime() + POSTING_VALID_DAYS * DAY_MS)
  const report = await openRowReport(options.reportFolder)
  const coverage = new Coverage()
  const writer = new BatchWriter(db, now, report.refuse)
  const numberOf = new Map<string, number>()
  let rows = 0
  let unreadable = 0
  let yieldedAt = startedAt

  /** Null for a row that is refused. */
  function entryIn(row: FeedRow): Entry | null {
    let raw: RawPosting | null = null
    try {
      raw = row.read()
      refuseRepetition(raw, row.number, numberOf)
      const understood = understandPosting(raw, now)
      const entry = entryOf(row, understood.posting, validThrough)
      options.onFound?.(raw.id)
      coverage.add(understood)
      report.notUnderstood(row, understood)
      return entry
    } catch (error) {
      if (raw === null) unreadable++
      else if (!(error instanceof ExpiredPosting)) options.onFound?.(raw.id)
      report.refuse(row, error)
      return null
    }
  }

  for await (const row of options.rows) {
    if (options.signal?.aborted) break
    // The batch that is being written needs this thread between its statements, while its transaction is open.
    if (performance.now() - yieldedAt > YIELD_EVERY_MS) {
      await setImmediate()
      yieldedAt = performance.now()
    }
    rows++
    const entry = entryIn(row)
    if (entry && (await writer.add(entry))) options.onProgress(rows)
  }
  await writer.finish()
  options.onProgress(rows)
  await report.close()
  const { added, changed, longestCommitMs } = writer
  const { refused, failed } = report
  return {
    rows,
    added,
    changed,
    unchanged: rows - refused - added - changed,
    refused,
    unreadable,
    failed,
    total: coverage.total,
    sources: coverage.sources,
    wasStopped: options.signal?.aborted === true,
    seconds: (performance.now() - startedAt) / 1000,
    longestCommitMs,
  }
}

/** Two rows of one feed with the same id would overwrite each other at every import. */
function refuseRepetition({ source, id }: RawPosting, number: number, numberOf: Map<string, number>): void {
  const key = `${source}\n${id}`
  const earlier = numberOf.get(key)
  if (earlier !== undefined) throw new UnusableRow(`has the id of row ${earlier}`)
  numberOf.set(key, number)
}
