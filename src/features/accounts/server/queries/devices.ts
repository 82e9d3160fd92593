import type { Db } from '#platform/db/database.ts'
import type { Session } from '#shared/viewer.ts'

export interface FoundDevice {
  id: string
  site: Session['site']
  user_agent: string
  country: string | null
  address: string
  created_at: Date
  last_seen_at: Date
}

/** Sessions that hold, the last used first. */
export const listSessions = (db: Db, accountId: string, now: Date): Promise<FoundDevice[]> =>
  db
    .selectFrom('sessions')
    .select(['id', 'site', 'user_agent', 'country', 'address', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .$narrowType<{ site: Session['site'] }>()
    .execute()

/** Answers false where the account has no such session. */
export async function removeSessionOf(db: Db, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
