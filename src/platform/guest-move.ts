import type { Db } from './db/database.ts'

/**
 * Moves what a room has stored for a guest to the account to which they sign in, in the transaction of the sign-in, while
 * the guest's session still exists. It must not fail for what a guest has left: nobody shall be unable to sign in by it.
 * Returns the page where the person goes on, without the language; null: nothing was there.
 */
export type GuestMove = (
  db: Db,
  move: { sessionId: string; accountId: string },
) => Promise<`/${string}` | null>
