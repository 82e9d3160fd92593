import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export async function countHistoryOf(db: Db, accountId: string): Promise<{ searches: number; jobs: number }> {
  const { rows } = await sql<{ searches: number; jobs: number }>`
    select (select count(*)::int from recent_searches where account_id = ${accountId}) as searches,
      (select count(*)::int from viewed_jobs where account_id = ${accountId}) as jobs`.execute(db)
  return rows[0] ?? { searches: 0, jobs: 0 }
}

export async function removeHistoryOf(transaction: Db, accountId: string): Promise<void> {
  await transaction.deleteFrom('recent_searches').where('account_id', '=', accountId).execute()
  await transaction.deleteFrom('viewed_jobs').where('account_id', '=', accountId).execute()
}
