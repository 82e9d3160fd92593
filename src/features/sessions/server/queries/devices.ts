import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Session } from '#shared/viewer.ts'

export interface FoundDevice {
  id: string
  account_id: string | null
  site: Session['site']
  granted_by: string | null
  user_agent: string
  country: string | null
  address: string
  created_at: Date
  last_seen_at: Date
}

/** Unexpired sessions, the last used first. */
export const listSessions = (db: Db, accountId: string, now: Date): Promise<FoundDevice[]> =>
  db
    .selectFrom('sessions')
    .select(['id', 'account_id', 'site', 'granted_by', 'user_agent', 'country', 'address'])
    .select(['created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .$narrowType<{ site: Session['site'] }>()
    .execute()

/** The owner of a session; null if there is no such session. */
export const findSessionOwner = async (db: Db, id: string): Promise<{ account_id: string | null } | null> =>
  (await db.selectFrom('sessions').select('account_id').where('id', '=', id).executeTakeFirst()) ?? null

/** Deletes a session and its known device. Returns false if the account has no such session. */
export async function removeSessionOf(db: Db, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from sessions where id = ${id} and account_id = ${accountId} returning id, device_hash),
      forgotten as (delete from known_devices where mark_hash in (select device_hash from gone))
    select id from gone`.execute(db)
  return rows.length > 0
}
