import { join } from 'node:path'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { FetchFailure } from '#platform/net/fetch-failure.ts'
import { type AddressPolicy, PUBLIC_INTERNET } from '#platform/net/public-address.ts'
import { FORMATS } from './detect-format.ts'
import { BrokenFeed } from './feed-errors.ts'
import { fetchWholeFeed } from './fetch-whole-feed.ts'
import { fieldMapping } from './field-mapping.ts'
import { importJobs } from './import-jobs.ts'
import type { ImportSummary } from './import-report.ts'
import { type LocalFeed, NO_VERSION, type Version } from './load-feed.ts'
import { openFeed } from './open-feed.ts'
import {
  markReading,
  openPostings,
  type RunRecord,
  recordRun,
  type SourceRow,
  sourceNamed,
  withSourceLock,
} from './queries/sources.ts'
import { closeAll, confirm, reconcilePostings } from './reconcile-postings.ts'

/**
 * Reads a feed source once. A failure of the feed (no answer, a broken document) changes no posting, is stored with the
 * source, and doubles the wait for the next attempt. Only our own bugs are thrown.
 */

export interface FeedDependencies {
  db: Db
  clock: Clock
  dataFolder: string
  addresses?: AddressPolicy
}

export type Outcome =
  /** `isLoss`: held because too many postings are missing. */
  | {
      outcome: 'imported' | 'held'
      summary: ImportSummary
      closed: number
      trouble: string | null
      isLoss: boolean
    }
  | { outcome: 'unchanged' }
  /** `failures`: consecutive failures, this one included. */
  | { outcome: 'failed'; trouble: string; failures: number; nextRunAt: Date }
  /** Another process is reading it. */
  | { outcome: 'busy' }
  /** Another process has read it since it was due. */
  | { outcome: 'early' }
  | { outcome: 'unknown' }

export interface RunOptions {
  signal: AbortSignal
  /** Close missing postings even if they are more than half. */
  acceptLoss?: boolean
  /** Read it even if the last reader crashed. */
  insist?: boolean
  /** Read it only if it is due: two workers may both have seen that it was. */
  whenDue?: boolean
}

/** Reads a source now. */
export async function runSource(deps: FeedDependencies, name: string, options: RunOptions): Promise<Outcome> {
  const run = async (): Promise<Outcome> => {
    const source = await sourceNamed(deps.db, name)
    if (!source) return { outcome: 'unknown' }
    if (options.whenDue && source.next_run_at > deps.clock.now()) return { outcome: 'early' }
    // The lock guarantees one reader at a time: an entry of another reader means that it crashed.
    if (source.reading_since !== null && !options.insist) return recordDeadReader(deps, source)
    await markReading(deps.db, source, deps.clock.now())
    return readSource(deps, source, options).finally(() => markReading(deps.db, source, null))
  }
  return (await withSourceLock(deps.db, name, run)) ?? { outcome: 'busy' }
}

/** A feed that crashed its reader would crash the next one too: it waits as after any failure. */
async function recordDeadReader(deps: FeedDependencies, source: SourceRow): Promise<Outcome> {
  await markReading(deps.db, source, null)
  return recordFailed(deps, source, new BrokenFeed('was being read when its reader died'))
}

async function readSource(deps: FeedDependencies, source: SourceRow, options: RunOptions): Promise<Outcome> {
  try {
    const known = options.acceptLoss ? NO_VERSION : versionOf(source)
    const { addresses: policy = PUBLIC_INTERNET } = deps
    const { feed, version } = await fetchWholeFeed(source.url, {
      known,
      policy,
      signal: options.signal,
      folder: join(deps.dataFolder, 'feeds', source.name),
    })
    if (!feed) return await recordUnchanged(deps, source)
    const outcome = await importFeed(deps, source, feed, options).finally(feed.remove)
    return await recordImported(deps, source, version, outcome)
  } catch (error) {
    if (options.signal.aborted) throw error
    if (error instanceof FetchFailure || error instanceof BrokenFeed) return recordFailed(deps, source, error)
    throw error
  }
}

const versionOf = ({ etag, last_modified }: SourceRow): Version => ({ etag, lastModified: last_modified })

/** How long a loss must last before it is accepted without an operator: longer than a weekend's outage. */
const HELD_MS = 3 * 86_400_000

type Imported = Extract<Outcome, { outcome: 'imported' | 'held' }>

async function importFeed(
  { db, clock, dataFolder }: FeedDependencies,
  source: SourceRow,
  file: LocalFeed,
  { signal, acceptLoss = false }: RunOptions,
): Promise<Imported> {
  const feed = await openFeed(file, {
    format: FORMATS.find((name) => name === source.format) ?? null,
    mapping: source.mapping === null ? null : fieldMapping.parse(source.mapping),
    source: source.name,
    company: source.company,
  })
  const before = await openPostings(db, source.name)
  const found = new Set<string>()
  const summary = await importJobs(db, clock, {
    rows: feed.rows(),
    reportFolder: join(dataFolder, 'imports', `source-${source.name}`),
    onFound: (ref) => found.add(ref),
    onProgress: () => {},
    signal,
  })
  signal.throwIfAborted()
  const { rows, unreadable } = summary
  if (rows > 0 && unreadable === rows) throw new BrokenFeed(`has ${rows} rows and none with an id`)
  const now = clock.now()
  const lossStands = source.held_since !== null && now.getTime() - source.held_since.getTime() >= HELD_MS
  const { closed, held, isLoss } = await reconcilePostings(db, now, {
    before,
    found,
    unreadable,
    acceptLoss,
    lossStands,
  })
  return { outcome: held === null ? 'imported' : 'held', summary, closed, trouble: held, isLoss }
}

const MINUTE_MS = 60_000

/** A held feed, or one with failed rows, does not store its version, so the next run reads it again, changed or not. */
async function recordImported(
  deps: FeedDependencies,
  source: SourceRow,
  version: Version,
  outcome: Imported,
): Promise<Outcome> {
  const { summary, closed, trouble, isLoss } = outcome
  const { etag, lastModified } = trouble === null && summary.failed === 0 ? version : NO_VERSION
  const now = deps.clock.now()
  await recordSuccess(deps, source, {
    etag,
    last_modified: lastModified,
    last_outcome: outcome.outcome,
    last_trouble: trouble,
    held_since: isLoss ? (source.held_since ?? now) : null,
    report: { ...summary, closed },
  })
  return outcome
}

async function recordUnchanged(deps: FeedDependencies, source: SourceRow): Promise<Outcome> {
  const open = await openPostings(deps.db, source.name)
  await confirm(deps.db, [...open.values()], deps.clock.now())
  await recordSuccess(deps, source, {
    ...source,
    last_outcome: 'unchanged',
    last_trouble: null,
    report: source.last_report,
  })
  return { outcome: 'unchanged' }
}

type Found = Omit<RunRecord, 'next_run_at' | 'last_run_at' | 'last_success_at' | 'failures'>

/** Removing the source closed its postings; this run may have opened postings after that, so they close as well. */
async function recordSuccess(
  { db, clock }: FeedDependencies,
  source: SourceRow,
  found: Found,
): Promise<void> {
  const now = clock.now()
  const isThere = await recordRun(db, source, {
    ...found,
    next_run_at: new Date(now.getTime() + source.every_minutes * MINUTE_MS),
    last_run_at: now,
    last_success_at: now,
    failures: 0,
  })
  if (!isThere) await closeAll(db, [...(await openPostings(db, source.name)).values()], now)
}

const FIRST_RETRY_MINUTES = 5
const LONGEST_RETRY_MINUTES = 24 * 60

async function recordFailed(
  { db, clock }: FeedDependencies,
  source: SourceRow,
  error: FetchFailure | BrokenFeed,
): Promise<Outcome> {
  const now = clock.now()
  const backOff = Math.min(LONGEST_RETRY_MINUTES, FIRST_RETRY_MINUTES * 2 ** Math.min(source.failures, 20))
  const requestedMinutes = error instanceof FetchFailure ? (error.retryAfterSeconds ?? 0) / 60 : 0
  const minutes = Math.max(backOff, Math.min(requestedMinutes, LONGEST_RETRY_MINUTES))
  const nextRunAt = new Date(now.getTime() + minutes * MINUTE_MS)
  const failures = source.failures + 1
  await recordRun(db, source, {
    ...source,
    next_run_at: nextRunAt,
    last_run_at: now,
    failures,
    last_outcome: 'failed',
    last_trouble: error.message,
    report: source.last_report,
  })
  return { outcome: 'failed', trouble: error.message, failures, nextRunAt }
}
