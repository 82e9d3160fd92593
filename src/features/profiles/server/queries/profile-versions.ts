import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ProfileRows } from './profile-rows.ts'

/** Locks a seeker's profile until the transaction ends, and returns its version; null for other accounts. */
export async function lockProfile(transaction: Db, accountId: string): Promise<number | null> {
  const row = await transaction
    .selectFrom('seekers')
    .select('profile_version')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row?.profile_version ?? null
}

/** Counts a change, and keeps what it has changed; returns the id by which it is undone. */
export async function storeChange(
  transaction: Db,
  accountId: string,
  { version, now, before }: { version: number; now: Date; before: Partial<ProfileRows> },
): Promise<string> {
  await countChange(transaction, accountId, { version, now })
  await transaction.deleteFrom('profile_undos').where('account_id', '=', accountId).execute()
  const { id } = await transaction
    .insertInto('profile_undos')
    .values({ account_id: accountId, version, changed_at: now, before: JSON.stringify(before) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * What the change of this version had changed, once: undoing is a change too. Null if the version is another one by now,
 * or a name or the country would be put back and the account has changed since: its settings count no versions.
 */
export async function takeUndo(
  transaction: Db,
  accountId: string,
  { id, version, now }: { id: string; version: number; now: Date },
): Promise<Partial<ProfileRows> | null> {
  const { rows } = await sql<{ before: Partial<ProfileRows> }>`
    delete from profile_undos u where account_id = ${accountId} and id = ${id} and version = ${version}
      and not (before ? 'accounts' and exists (
        select from accounts a where a.id = u.account_id and a.updated_at > u.changed_at))
    returning before`.execute(transaction)
  const [row] = rows
  if (row === undefined) return null
  await countChange(transaction, accountId, { version: version + 1, now })
  return row.before
}

const countChange = (transaction: Db, accountId: string, change: { version: number; now: Date }) =>
  transaction
    .updateTable('seekers')
    .set({ profile_version: change.version, profile_updated_at: change.now })
    .where('account_id', '=', accountId)
    .execute()

/** Accounts whose last change is older, and can still be undone. */
export async function accountsWithUndos(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('profile_undos')
    .select('account_id')
    .where('changed_at', '<', before)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** Forgets the former state of a profile. Returns false if there was a change after `before`. */
export async function forgetUndo(transaction: Db, accountId: string, before: Date): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('profile_undos')
    .where('account_id', '=', accountId)
    .where('changed_at', '<', before)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
