import type { Clock } from '../clock.ts'
import { addStreamEvent } from '../db/account-streams.ts'
import { hintAfterCommit } from '../db/after-commit.ts'
import type { Db } from '../db/database.ts'
import { hintText } from './bus.ts'

/** What happened to an account. */
export interface NewEvent {
  accountId: string
  /** Words joined by hyphens: `notification-added`. */
  kind: string
  /** Where to look. Ids and nothing else: a constraint of the table refuses text. */
  ids: Readonly<Record<string, string>>
}

/**
 * Adds events to the streams of their accounts, within the transaction of `db`. Once that commits, the sockets of the
 * accounts are told.
 *
 * Each event locks the stream of its account until the transaction ends. So publish last, and all events of a
 * transaction at once: they are added in the order of the accounts, so that two transactions never wait for each other.
 */
export async function publish(
  { db, clock }: { db: Db; clock: Clock },
  events: readonly NewEvent[],
): Promise<void> {
  const inOrder = events.toSorted((one, other) => (one.accountId < other.accountId ? -1 : 1))
  for (const event of inOrder) {
    const cursor = await addStreamEvent(db, event, clock.now())
    if (cursor !== null) await hintAfterCommit(db, hintText({ accountId: event.accountId, cursor }))
  }
}
