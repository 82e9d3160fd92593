import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface FoundPasskey {
  id: string
  credential_id: string
  account_id: string
  /** The account's lowest number of a valid proof. */
  proofs_valid_from: number
  /** The WebAuthn user handle of the account. */
  handle: Buffer
  public_key: Buffer
  sign_count: number
  transports: string[]
}

export async function findPasskey(db: Db, credentialId: string): Promise<FoundPasskey | null> {
  const { rows } = await sql<FoundPasskey>`
    select p.id, p.credential_id, p.account_id, a.proofs_valid_from, a.passkey_handle as handle, p.public_key, p.sign_count, p.transports
    from passkeys p join accounts a on a.id = p.account_id
    where p.credential_id = ${credentialId}`.execute(db)
  return rows[0] ?? null
}

export interface ListedPasskey {
  id: string
  credential_id: string
  transports: string[]
  name: string
  is_backed_up: boolean
  created_at: Date
  last_used_at: Date | null
}

/** Oldest first. */
export const listPasskeys = (db: Db, accountId: string): Promise<ListedPasskey[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'is_backed_up', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Returns the account's user handle; stores `drawn` if it has none. */
export async function passkeyHandle(db: Db, accountId: string, drawn: Buffer): Promise<Buffer | null> {
  const { rows } = await sql<{ handle: Buffer }>`
    update accounts set passkey_handle = coalesce(passkey_handle, ${drawn}) where id = ${accountId}
    returning passkey_handle as handle`.execute(db)
  return rows[0]?.handle ?? null
}

export interface NewPasskey {
  accountId: string
  credentialId: string
  publicKey: Uint8Array
  signCount: number
  transports: readonly string[]
  isBackedUp: boolean
  name: string
  now: Date
}

/** Returns its id; null if the passkey belongs to an account already. */
export async function addPasskey(db: Db, passkey: NewPasskey): Promise<string | null> {
  const row = await db
    .insertInto('passkeys')
    .values({
      credential_id: passkey.credentialId,
      account_id: passkey.accountId,
      public_key: Buffer.from(passkey.publicKey),
      sign_count: passkey.signCount,
      transports: [...passkey.transports],
      is_backed_up: passkey.isBackedUp,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Records a signature. Returns false if the passkey is gone, or its counter has not increased: an unchanged counter
 * means that somebody uses a copy.
 */
export async function recordSignature(
  db: Db,
  { id, signCount, isBackedUp, now }: { id: string; signCount: number; isBackedUp: boolean; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update passkeys set sign_count = ${signCount}, is_backed_up = ${isBackedUp}, last_used_at = ${now}
    where id = ${id} and (sign_count < ${signCount} or (sign_count = 0 and ${signCount} = 0))`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Returns false if the account has no passkey with this id. */
export async function renamePasskey(
  db: Db,
  { id, accountId, name }: { id: string; accountId: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if the account has no passkey with this id. */
export async function removePasskey(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
