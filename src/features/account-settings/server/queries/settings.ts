import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface SettingsRow {
  is_subscribed: boolean
  password_set_at: Date | null
  devices: number
  providers: string[]
}

/** The columns that `findAccount` leaves out. Null if there is no such account. */
export async function findSettings(db: Db, id: string, now: Date): Promise<SettingsRow | null> {
  const { rows } = await sql<SettingsRow>`
    select a.is_subscribed, a.password_set_at,
      (select count(*)::integer from sessions s where s.account_id = a.id and s.expires_at > ${now}) as devices,
      array(select i.provider from account_identities i where i.account_id = a.id order by 1) as providers
    from accounts a where a.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export interface PersonChange {
  first_name?: string
  last_name?: string
  country?: string
  language?: string
  is_subscribed?: boolean
}

export async function changePerson(db: Db, id: string, change: PersonChange, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute()
}
