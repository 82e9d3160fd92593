import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type ApplicationRow, COLUMNS } from './applications.ts'

/** Requests to apply run one after another for each account, until the transaction ends. */
export const lockApplicant = (transaction: Db, accountId: string): Promise<unknown> =>
  sql`select from seekers where account_id = ${accountId} for no key update`.execute(transaction)

/** The application that a request with this key has made; null: none yet. */
export async function findRequest(
  transaction: Db,
  accountId: string,
  key: string,
): Promise<ApplicationRow | null> {
  const { rows } = await sql<ApplicationRow>`
    select ${COLUMNS} from applications
    where account_id = ${accountId} and id = (
      select application_id from application_requests where account_id = ${accountId} and key = ${key})`.execute(
    transaction,
  )
  return rows[0] ?? null
}

export async function removeRequestsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('application_requests').where('made_at', '<=', time).execute()
}
