import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The authenticator app of an account. */
export async function findApp(
  db: Db,
  accountId: string,
): Promise<{ secret: Buffer; confirmed_at: Date } | null> {
  const row = await db
    .selectFrom('authenticator_apps')
    .select(['secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** Stores an app, in place of the last one. */
export async function insertApp(
  db: Db,
  { accountId, secret, step, now }: { accountId: string; secret: Buffer; step: number; now: Date },
): Promise<void> {
  const values = { secret, last_step: step, confirmed_at: now }
  await db
    .insertInto('authenticator_apps')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

/**
 * Spends the code of a time step. Only one of several simultaneous requests gets it, and codes of earlier steps are
 * refused. `secret` is the secret with which the code was compared.
 */
export async function spendTimeStep(
  db: Db,
  { accountId, secret, step }: { accountId: string; secret: Buffer; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function removeApp(db: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('authenticator_apps')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes app, passkeys and recovery codes. */
export async function dropFactors(db: Db, accountId: string): Promise<void> {
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes'] as const)
    await db.deleteFrom(table).where('account_id', '=', accountId).execute()
}

/** Returns false if nothing has changed. */
export async function setAsksEmailCode(
  db: Db,
  accountId: string,
  isOn: boolean,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ asks_email_code: isOn, updated_at: now })
    .where('id', '=', accountId)
    .where('asks_email_code', '=', !isOn)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces all recovery codes; deletes them if `hashes` is empty. */
export async function insertRecoveryCodes(
  db: Db,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  if (hashes.length === 0) return
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute()
}

/** Spends a recovery code. Only one of several simultaneous requests gets it. */
export async function redeemRecoveryCode(
  db: Db,
  { accountId, hash, now }: { accountId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from recovery_codes
    where account_id = ${accountId} and used_at is null`.execute(db)
  return rows[0]?.count ?? 0
}
