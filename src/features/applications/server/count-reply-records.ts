import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { countReplies, findCompaniesToCount, findCompaniesToRecount } from './queries/reply-records.ts'

/** Few enough that a statement takes a moment. */
const BATCH = 200

/**
 * Keeps the reply records (docs/decisions/0076): those of companies with news at once, all others within a day. A record
 * is counted anew from the applications, so a run that was missed or comes twice changes nothing.
 */
export async function countReplyRecords(
  { db, clock }: { db: Db; clock: Clock },
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now()
  // Within one transaction: after half a run, the newest time of counting would hide what the other half missed.
  await db.transaction().execute(async (transaction) => {
    const changed = await findCompaniesToCount(transaction)
    for (let at = 0; at < changed.length; at += BATCH) {
      signal.throwIfAborted()
      await countReplies(transaction, changed.slice(at, at + BATCH), now)
    }
  })
  for (;;) {
    const old = await findCompaniesToRecount(db, now, BATCH)
    if (old.length === 0) return
    signal.throwIfAborted()
    await countReplies(db, old, now)
  }
}
