import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export async function setEmailProven(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_verified_at: now, updated_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute()
}

export async function setPhoneProven(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ phone_verified_at: now, updated_at: now })
    .where('id', '=', id)
    .where('phone_verified_at', 'is', null)
    .execute()
}

/**
 * Deletes all sign-in methods and sessions. Exceptions: undo links from before `undoBefore`, and an app and passkeys
 * from before `factorsBefore`.
 */
export async function removeCredentials(
  db: Db,
  id: string,
  { undoBefore = null, factorsBefore = null }: { undoBefore?: Date | null; factorsBefore?: Date | null } = {},
): Promise<void> {
  await sql`
    with nothing as (update accounts set password_hash = null, password_set_at = null, asks_email_code = false where id = ${id}),
      sessions_gone as (delete from sessions where account_id = ${id}),
      devices_gone as (delete from known_devices where account_id = ${id}),
      identities_gone as (delete from account_identities where account_id = ${id}),
      passkeys_gone as (
        delete from passkeys where account_id = ${id} and not created_at < coalesce(${factorsBefore}::timestamptz, '-infinity')),
      apps_gone as (
        delete from authenticator_apps
        where account_id = ${id} and not confirmed_at < coalesce(${factorsBefore}::timestamptz, '-infinity')
        returning account_id),
      recovery_gone as (
        delete from recovery_codes where account_id = ${id} and (
          exists (select from apps_gone) or not exists (select from authenticator_apps a where a.account_id = ${id}))),
      codes_gone as (delete from one_time_codes where account_id = ${id})
    delete from one_time_tokens where account_id = ${id}
      and not (purpose = 'address-undo' and created_at < coalesce(${undoBefore}::timestamptz, '-infinity'))`.execute(
    db,
  )
}

/** Removes the account's email address. */
export async function releaseEmail(db: Db, id: string): Promise<void> {
  await db.updateTable('accounts').set({ email: null, asks_email_code: false }).where('id', '=', id).execute()
}

/** Removes the account's phone number. */
export async function releasePhone(db: Db, id: string): Promise<void> {
  await db.updateTable('accounts').set({ phone: null }).where('id', '=', id).execute()
}
