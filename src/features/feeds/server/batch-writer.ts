import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import type { FeedRow } from './feed-row.ts'
import { FINGERPRINT_VERSION, fingerprintOf } from './fingerprint.ts'
import type { CompanyRow } from './queries/companies.ts'
import { type PostingRow, writePostings } from './queries/postings.ts'
import { isRefusedValue } from './queries/refused-value.ts'
import type { Posting } from './understand-posting.ts'

/** A posting for the database, with the row that it was read from. */
export interface Entry {
  row: FeedRow
  company: CompanyRow
  posting: PostingRow
}

/** @param otherwise the end date of a posting that does not state one */
export function entryOf(row: FeedRow, understood: Posting, otherwise: Date): Entry {
  const { company, text, end_is_stated, valid_through, ...columns } = understood
  const { source, source_ref, posted_at, ...said } = columns
  const content = JSON.stringify([company.ref, text, columns, ...(end_is_stated ? [valid_through] : [])])
  const posting = {
    source,
    source_ref,
    posted_at,
    company_ref: company.ref,
    content: {
      ...said,
      end_is_stated,
      valid_through: valid_through ?? otherwise,
      content_hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    },
    text,
    fingerprint: fingerprintOf(understood),
  }
  return { row, company, posting }
}

const LARGEST_BATCH = 200
const FIRST_BATCH = 100
const SMALLEST_BATCH = 25
const SLOW_COMMIT_MS = 150

/**
 * Collects postings into batches; while one batch is written, the next is collected. If the database refuses a batch,
 * it is written in halves, and these in halves again, until only the refused row is left.
 */
export class BatchWriter {
  added = 0
  changed = 0
  longestCommitMs = 0
  readonly #db: Db
  readonly #now: Date
  readonly #refuse: (row: FeedRow, error: unknown) => void
  readonly #knownCompanies = new Set<string>()
  #batch: Entry[] = []
  #size = FIRST_BATCH
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Db, now: Date, refuse: (row: FeedRow, error: unknown) => void) {
    this.#db = db
    this.#now = now
    this.#refuse = refuse
  }

  /** Returns true when the posting filled a batch, and the previous batch is written. */
  async add(entry: Entry): Promise<boolean> {
    this.#batch.push(entry)
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
    // The next caller that awaits it gets the error; until then it must not count as unhandled.
    this.#writing.catch(() => {})
  }

  async #write(batch: readonly Entry[]): Promise<void> {
    try {
      await this.#writeTogether(batch)
    } catch (error) {
      if (!isRefusedValue(error)) throw error
      const [first, ...more] = batch
      if (first && more.length === 0) return this.#refuse(first.row, error)
      const half = Math.ceil(batch.length / 2)
      await this.#write(batch.slice(0, half))
      await this.#write(batch.slice(half))
    }
  }

  async #writeTogether(batch: readonly Entry[]): Promise<void> {
    const postings = batch.map(({ posting }) => posting)
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

  #newCompanies(batch: readonly Entry[]): CompanyRow[] {
    const companies = new Map(batch.map(({ company }) => [company.ref, company]))
    return [...companies.values()].filter(({ ref }) => !this.#knownCompanies.has(ref))
  }
}

/** Aims at half of the time limit of a batch. */
function nextBatchSize(size: number, tookMs: number): number {
  const wanted = tookMs > SLOW_COMMIT_MS ? Math.floor(size / 2) : Math.ceil(size * 1.2)
  return Math.min(LARGEST_BATCH, Math.max(SMALLEST_BATCH, wanted))
}
