import type { Db } from '#platform/db/database.ts'

export interface QuietHoursRow {
  from_minute: number
  to_minute: number
  time_zone: string
}

export async function findQuietHours(db: Db, accountId: string): Promise<QuietHoursRow | null> {
  const row = await db
    .selectFrom('quiet_hours')
    .select(['from_minute', 'to_minute', 'time_zone'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

/** Null: at no time. */
export async function putQuietHours(db: Db, accountId: string, row: QuietHoursRow | null): Promise<void> {
  if (row === null) {
    await db.deleteFrom('quiet_hours').where('account_id', '=', accountId).execute()
    return
  }
  await db
    .insertInto('quiet_hours')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}
