import type { Db } from '#platform/db/database.ts'

export interface RecruiterOfCompany {
  id: string
  account_id: string
  company_id: number
  /** `coordinator`, `admin` or `recruiter`. */
  role: string
}

/** Null for the account of somebody who is no recruiter. */
export async function findRecruiterOf(db: Db, accountId: string): Promise<RecruiterOfCompany | null> {
  const row = await db
    .selectFrom('recruiters')
    .select(['id', 'account_id', 'company_id', 'role'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

export async function updateReplyDays(db: Db, companyId: number, replyDays: number): Promise<void> {
  await db.updateTable('companies').set({ reply_days: replyDays }).where('id', '=', companyId).execute()
}
