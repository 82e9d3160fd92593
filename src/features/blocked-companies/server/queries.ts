import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Blocking and applying wait for each other, so that no application slips in beside a block. */
export const lockSeeker = (transaction: Db, accountId: string): Promise<unknown> =>
  sql`select from seekers where account_id = ${accountId} for no key update`.execute(transaction)

/** What was not read about these companies is not told by mail any more. Returns whether there was something. */
export async function silence(
  transaction: Db,
  { accountId, companyIds, now }: { accountId: string; companyIds: readonly number[]; now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update notifications set read_at = ${now} from jobs
    where notifications.account_id = ${accountId} and read_at is null and jobs.id = notifications.job_id
      and jobs.company_id = any(${companyIds})`.execute(transaction)
  return numAffectedRows > 0n
}

/** Null: there is no such job. */
export async function companyOfJob(db: Db, jobId: number): Promise<number | null> {
  const row = await db.selectFrom('jobs').select('company_id').where('id', '=', jobId).executeTakeFirst()
  return row?.company_id ?? null
}
