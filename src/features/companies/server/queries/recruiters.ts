import type { Db } from '#platform/db/database.ts'

export interface RecruiterOfCompany {
  id: string
  company_id: number
}

/** Null for the account of somebody who is no recruiter. */
export async function findRecruiterOf(db: Db, accountId: string): Promise<RecruiterOfCompany | null> {
  const row = await db
    .selectFrom('recruiters')
    .select(['id', 'company_id'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}
