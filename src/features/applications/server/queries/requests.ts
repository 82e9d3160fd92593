import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Requests to apply run one after another for each account, until the transaction ends. */
export const lockApplicant = (transaction: Db, accountId: string): Promise<unknown> =>
  sql`select from seekers where account_id = ${accountId} for no key update`.execute(transaction)

/** The application that a request with this key has made; null: none yet. */
export async function findRequest(transaction: Db, accountId: string, key: string): Promise<string | null> {
  const row = await transaction
    .selectFrom('application_requests')
    .select('application_id')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.application_id ?? null
}

export async function addRequest(
  transaction: Db,
  request: { account_id: string; key: string; application_id: string; made_at: Date },
): Promise<void> {
  await transaction.insertInto('application_requests').values(request).execute()
}

export async function removeRequestsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('application_requests').where('made_at', '<=', time).execute()
}
