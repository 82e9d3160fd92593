import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export async function setPassword(db: Db, id: string, passwordHash: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, password_set_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** The same password at today's cost. Nothing happens where it has been changed meanwhile. */
export async function renewHash(db: Db, id: string, hashes: { old: string; new: string }): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: hashes.new })
    .where('id', '=', id)
    .where('password_hash', '=', hashes.old)
    .execute()
}

/**
 * Whatever was begun for an account and not finished: links, tickets, codes for another address, scans. The way back to a
 * former address stays: who took an account must not close it.
 */
export async function dropPending(db: Db, id: string): Promise<void> {
  await sql`
    with tokens_gone as (delete from one_time_tokens where account_id = ${id} and purpose <> 'address-undo'),
      scans_gone as (delete from qr_sign_ins where account_id = ${id})
    delete from one_time_codes where account_id = ${id}`.execute(db)
}
