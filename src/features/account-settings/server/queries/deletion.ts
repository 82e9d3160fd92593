import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export async function setDeleteAfter(db: Db, id: string, moment: Date | null): Promise<void> {
  await db.updateTable('accounts').set({ delete_after: moment }).where('id', '=', id).execute()
}

/** Whether the account coordinates a company. */
export async function isCoordinator(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('recruiters')
    .select('id')
    .where('account_id', '=', id)
    .where('role', '=', 'coordinator')
    .executeTakeFirst()
  return row !== undefined
}

/** Accounts that are due, except coordinators of companies. */
export async function dueForDeletion(db: Db, now: Date, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a
    where a.delete_after <= ${now}
      and not exists (select from recruiters r where r.account_id = a.id and r.role = 'coordinator')
    order by a.delete_after limit ${count}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface DueAccount {
  id: string
  email: string | null
  email_verified_at: Date | null
  phone: string | null
  phone_verified_at: Date | null
  language: string
}

/** Locks the account until the transaction ends; null if its deletion was cancelled. */
export async function lockDueAccount(db: Db, id: string, now: Date): Promise<DueAccount | null> {
  const { rows } = await sql<DueAccount>`
    select id, email, email_verified_at, phone, phone_verified_at, language from accounts
    where id = ${id} and delete_after <= ${now} for update`.execute(db)
  return rows[0] ?? null
}

/**
 * Deletes the account with all rows that reference it, and other data that names the person: codes and messages to
 * their addresses, and waiting jobs that mention these addresses.
 */
export async function removeAccount(db: Db, { id, email, phone }: DueAccount): Promise<void> {
  const former = sql`select lower(payload ->> 'address') from one_time_tokens
    where account_id = ${id} and purpose = 'address-undo'`
  const addresses = sql`(select lower(a) from unnest(array[${email}, ${phone}]::text[]) a where a is not null union ${former})`
  await sql`delete from one_time_codes where recipient in ${addresses}`.execute(db)
  await sql`delete from outbound_messages where lower(recipient) in ${addresses}`.execute(db)
  const words = [id, email, phone].filter((word) => word !== null).map(wholeWord)
  await sql`
    delete from background_jobs j using unnest(${words}::text[]) word
    where concat_ws(' ', j.payload::text, j.key, j.last_error) ~* word and j.every_seconds is null`.execute(
    db,
  )
  await db.deleteFrom('accounts').where('id', '=', id).execute()
}

/** A regular expression that does not match within a longer address or number. */
const wholeWord = (word: string): string => {
  const escaped = word.replace(/[^\w@]/g, '\\$&')
  return `(^|[^\\w@.+-])${escaped}($|[^\\w@.-]|[.](\\W|$))`
}
