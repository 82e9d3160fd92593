import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { POSTING_VALID_DAYS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { FeedRow } from './feed-row.ts'
import { FINGERPRINT_VERSION, fingerprintOf } from './fingerprint.ts'
import { Coverage, type ImportSummary } from './import-report.ts'
import type { CompanyRow } from './queries/companies.ts'
import { type PostingRow, writePostings } from './queries/postings.ts'
import type { RawPosting } from './raw-posting.ts'
import { ExpiredPosting, type Posting, type Understood, understandPosting } from './understand-posting.ts'
import { UnusableRow } from './unusable-row.ts'

/**
 * Importing postings. Rows come one by one and are read while the batch before them is written. A batch is one
 * transaction that stays well below the 300 ms in which the job index wants to see every change; when the database
 * is slow, batches become smaller.
 *
 * Importing the same rows again changes nothing: a posting is known by its source and its id there, and written only
 * when the hash of what we made of it differs. Nothing is lost: a row that can't be used goes to a file as it
 * came, with the reason in the report, and what wasn't understood of the others stands there field by field.
 */

export interface ImportOptions {
  rows: AsyncIterable<FeedRow>
  /** A folder for `report.jsonl` and `refused.jsonl`; made if missing. */
  reportFolder: string
  /** Called for every posting that the feed still has, usable or not. */
  onFound?: (ref: string) => void
  /** Called after every batch with the number of rows so far. */
  onProgress: (rows: number) => void
  /** When aborted, what was read is still written. */
  signal?: AbortSignal
}

const LARGEST_BATCH = 200
const FIRST_BATCH = 100
const SMALLEST_BATCH = 25
const SLOW_COMMIT_MS = 150
const YIELD_EVERY_MS = 5
const DAY_MS = 86_400_000

/** Reads the rows and writes them to the database; returns what came of it. */
export async function importJobs(db: Db, clock: Clock, options: ImportOptions): Promise<ImportSummary> {
  const startedAt = performance.now()
  const now = clock.now()
  const report = await openReport(options.reportFolder)
  const coverage = new Coverage()
  const writer = new BatchWriter(db, now)
  const numberOf = new Map<string, number>()
  let rows = 0
  let unreadable = 0
  let refused = 0
  let yieldedAt = startedAt
  for await (const row of options.rows) {
    if (options.signal?.aborted) break
    // The batch being written waits for us between its statements, with its transaction open.
    if (performance.now() - yieldedAt > YIELD_EVERY_MS) {
      await setImmediate()
      yieldedAt = performance.now()
    }
    rows++
    let raw: RawPosting | null = null
    try {
      raw = row.read()
      refuseRepetition(raw, row.number, numberOf)
      const understood = understandPosting(raw, now)
      options.onFound?.(raw.id)
      coverage.add(understood)
      report.notUnderstood(row.number, understood)
      if (await writer.add(understood.posting)) options.onProgress(rows)
    } catch (error) {
      if (!(error instanceof UnusableRow)) throw error
      refused++
      if (raw === null) unreadable++
      else if (!(error instanceof ExpiredPosting)) options.onFound?.(raw.id)
      report.refused(row, error.message)
    }
  }
  await writer.finish()
  options.onProgress(rows)
  await report.close()
  const { added, changed, longestCommitMs } = writer
  return {
    rows,
    added,
    changed,
    unchanged: rows - refused - added - changed,
    refused,
    unreadable,
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

/** Collects postings to batches; while one is written, the next is collected. */
class BatchWriter {
  added = 0
  changed = 0
  longestCommitMs = 0
  readonly #db: Db
  readonly #now: Date
  readonly #validThrough: Date
  readonly #knownCompanies = new Set<string>()
  #batch: Posting[] = []
  #size = FIRST_BATCH
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Db, now: Date) {
    this.#db = db
    this.#now = now
    this.#validThrough = new Date(now.getTime() + POSTING_VALID_DAYS * DAY_MS)
  }

  /** True when it filled a batch, and the one before is in the database. */
  async add(posting: Posting): Promise<boolean> {
    this.#batch.push(posting)
    if (this.#batch.length < this.#size) return false
    await this.#startWriting()
    return true
  }

  async finish(): Promise<void> {
    if (this.#batch.length > 0) await this.#startWriting()
    await this.#writing
  }

  async #startWriting(): Promise<void> {
    const batch = this.#batch
    this.#batch = []
    await this.#writing
    this.#writing = this.#write(batch)
    // Who awaits it next gets the failure; until then it must not count as unhandled.
    this.#writing.catch(() => {})
  }

  async #write(batch: readonly Posting[]): Promise<void> {
    const postings = batch.map((posting) => rowOf(posting, this.#validThrough))
    const companies = this.#newCompanies(batch)
    const { added, changed, begunAt } = await writePostings(this.#db, companies, postings, {
      now: this.#now,
      fingerprintVersion: FINGERPRINT_VERSION,
    })
    const took = begunAt === null ? 0 : performance.now() - begunAt
    for (const { ref } of companies) this.#knownCompanies.add(ref)
    this.added += added
    this.changed += changed
    this.longestCommitMs = Math.max(this.longestCommitMs, took)
    this.#size = nextBatchSize(batch.length, took)
  }

  #newCompanies(batch: readonly Posting[]): CompanyRow[] {
    const companies = new Map(batch.map(({ company }) => [company.ref, company]))
    return [...companies.values()].filter(({ ref }) => !this.#knownCompanies.has(ref))
  }
}

/** Aims at half of the time that a batch may take. */
function nextBatchSize(size: number, tookMs: number): number {
  const wanted = tookMs > SLOW_COMMIT_MS ? Math.floor(size / 2) : Math.ceil(size * 1.2)
  return Math.min(LARGEST_BATCH, Math.max(SMALLEST_BATCH, wanted))
}

function rowOf(posting: Posting, otherwise: Date): PostingRow {
  const { company, text, end_is_stated, valid_through, ...columns } = posting
  const content = JSON.stringify([company.ref, text, columns, ...(end_is_stated ? [valid_through] : [])])
  return {
    ...columns,
    company_ref: company.ref,
    text,
    fingerprint: fingerprintOf(posting),
    end_is_stated,
    valid_through: valid_through ?? otherwise,
    content_hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  }
}

interface Report {
  notUnderstood(row: number, understood: Understood): void
  refused(row: FeedRow, reason: string): void
  close(): Promise<void>
}

async function openReport(folder: string): Promise<Report> {
  await mkdir(folder, { recursive: true })
  const report = createWriteStream(join(folder, 'report.jsonl'))
  const refused = createWriteStream(join(folder, 'refused.jsonl'))
  const note = (entry: object) => report.write(`${JSON.stringify(entry)}\n`)
  return {
    notUnderstood(row, { posting, findings }) {
      for (const { field, written, understood } of findings) {
        if (!understood)
          note({
            row,
            source: posting.source,
            id: posting.source_ref,
            field,
            written: written.slice(0, 300),
          })
      }
    },
    refused(row, reason) {
      note({ row: row.number, refused: reason })
      refused.write(`${row.written()}\n`)
    },
    async close() {
      report.end()
      refused.end()
      await Promise.all([finished(report), finished(refused)])
    },
  }
}
