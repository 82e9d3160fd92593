import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

interface SealedIdentity {
  accountId: string
  numberDigest: Buffer
  sealed: Buffer
  now: Date
}

/**
 * Call it within a transaction. An account has one identity, and a new one replaces it. Returns false if the identity
 * belongs to another account; the transaction must then be rolled back.
 */
export async function storeIdentity(
  db: Db,
  { accountId, numberDigest, sealed, now }: SealedIdentity,
): Promise<boolean> {
  await db
    .deleteFrom('national_identities')
    .where('account_id', '=', accountId)
    .where('number_digest', '<>', numberDigest)
    .execute()
  const added = await db
    .insertInto('national_identities')
    .values({ account_id: accountId, number_digest: numberDigest, sealed, verified_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if ((added.numInsertedOrUpdatedRows ?? 0n) > 0n) return true
  const renewed = await db
    .updateTable('national_identities')
    .set({ sealed, verified_at: now })
    .where('account_id', '=', accountId)
    .where('number_digest', '=', numberDigest)
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

/** Returns the encrypted fields, and logs the reader and the purpose. No other query returns them. */
export async function openIdentity(
  db: Db,
  { accountId, reader, purpose, now }: { accountId: string; reader: string; purpose: string; now: Date },
): Promise<{ sealed: Buffer; verified_at: Date } | null> {
  const { rows } = await sql<{ sealed: Buffer; verified_at: Date }>`
    with found as (
      select account_id, sealed, verified_at from national_identities where account_id = ${accountId}
    ), logged as (
      insert into national_identity_reads (account_id, at, reader, purpose)
      select account_id, ${now}::timestamptz, ${reader}, ${purpose} from found
    )
    select sealed, verified_at from found`.execute(db)
  return rows[0] ?? null
}

/** Returns false if there was none. */
export async function removeIdentity(db: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('national_identities')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
