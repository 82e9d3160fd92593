import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface KnownDevice {
  mark_hash: Buffer
  account_id: string
  /** Null unless the account has proven it. */
  email: string | null
  phone: string | null
  login_email: string | null
  login_phone: string | null
}

/** The accounts that a browser with these marks has signed in to since `since`. */
export async function findKnownDevices(
  db: Db,
  { markHashes, since }: { markHashes: readonly Buffer[]; since: Date },
): Promise<KnownDevice[]> {
  const { rows } = await sql<KnownDevice>`
    select d.mark_hash, d.account_id, a.email as login_email, a.phone as login_phone,
      case when a.email_verified_at is not null then a.email end as email,
      case when a.phone_verified_at is not null then a.phone end as phone
    from known_devices d join accounts a on a.id = d.account_id
    where d.mark_hash = any(${markHashes}::bytea[]) and d.signed_in_at > ${since}`.execute(db)
  return rows
}

/** Adds a device to an account, and keeps only the `most` devices with the latest sign-ins. */
export async function addKnownDevice(
  db: Db,
  { markHash, accountId, now, most }: { markHash: Buffer; accountId: string; now: Date; most: number },
): Promise<void> {
  const values = { mark_hash: markHash, account_id: accountId, created_at: now, signed_in_at: now }
  await db.insertInto('known_devices').values(values).execute()
  await sql`
    delete from known_devices where mark_hash in (
      select mark_hash from known_devices where account_id = ${accountId}
      order by signed_in_at desc, created_at desc offset ${most})`.execute(db)
}

export async function updateKnownDevice(db: Db, markHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('known_devices').set({ signed_in_at: now }).where('mark_hash', '=', markHash).execute()
}

/** Deletes all devices of an account, except the one of the session `except`. */
export async function removeKnownDevicesOf(db: Db, accountId: string, except: string | null): Promise<void> {
  await sql`
    delete from known_devices where account_id = ${accountId}
      and mark_hash is distinct from (select device_hash from sessions where id = ${except}::uuid)`.execute(
    db,
  )
}

export async function removeKnownDevicesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('known_devices').where('signed_in_at', '<=', moment).execute()
}
