import { POSTING_VALID_DAYS } from '#config/limits.ts'
import type { Db } from '#platform/db/database.ts'
import { closeDropped, confirmPostings } from './queries/sources.ts'

/** What happened to the postings that a source had before. */
export interface Reconciliation {
  closed: number
  /** Why missing postings were left open, as a predicate without its subject; null: they were closed. */
  held: string | null
  /** Whether the reason is that too many are missing. */
  isLoss: boolean
}

const DAY_MS = 86_400_000
/** A batch of this size takes much less time than the job index allows. */
const BATCH = 200

/**
 * Reconciles a source's postings with its feed: those in the feed stay open, missing ones close. A feed that suddenly
 * lost more than half is more often broken than right, and in a feed with rows without an id nobody knows which
 * postings are missing. In both cases all stay open until an operator has looked (docs/decisions/0007).
 * @param before open postings by their ids at the source, from before the import
 * @param found the ids that the feed has now
 * @param acceptLoss an operator has looked: close all missing postings
 * @param lossStands more than half has been missing for so long that it is no outage
 */
export async function reconcilePostings(
  db: Db,
  now: Date,
  {
    before,
    found,
    unreadable,
    acceptLoss,
    lossStands,
  }: {
    before: ReadonlyMap<string, number>
    found: ReadonlySet<string>
    unreadable: number
    acceptLoss: boolean
    lossStands: boolean
  },
): Promise<Reconciliation> {
  const still = [...before].filter(([ref]) => found.has(ref)).map(([, id]) => id)
  await confirm(db, still, now)
  const gone = [...before].filter(([ref]) => !found.has(ref)).map(([, id]) => id)
  if (gone.length > 0 && !acceptLoss) {
    if (unreadable > 0) {
      const held = `has ${unreadable} rows without an id, so that nobody can tell what is gone`
      return { closed: 0, held, isLoss: false }
    }
    if (gone.length * 2 > before.size && !lossStands) {
      return { closed: 0, held: `lost ${gone.length} of ${before.size} postings at once`, isLoss: true }
    }
  }
  for (const ids of batchesOf(gone)) await closeDropped(db, ids, now)
  return { closed: gone.length, held: null, isLoss: false }
}

/** Extends postings that were seen again; only those in the second half of their time, so that few rows change. */
export async function confirm(db: Db, ids: readonly number[], now: Date): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const times = { before: inDays(POSTING_VALID_DAYS / 2), until: inDays(POSTING_VALID_DAYS) }
  for (const batch of batchesOf(ids)) await confirmPostings(db, batch, times)
}

/** Closes all postings of a source that is no longer read. */
export async function closeAll(db: Db, ids: readonly number[], now: Date): Promise<void> {
  for (const batch of batchesOf(ids)) await closeDropped(db, batch, now)
}

function batchesOf(ids: readonly number[]): (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  )
}
