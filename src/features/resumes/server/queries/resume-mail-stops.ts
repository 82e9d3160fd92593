import type { Db } from '#platform/db/database.ts'

export const stopMail = (db: Db, address: Buffer, now: Date) =>
  db
    .insertInto('resume_mail_stops')
    .values({ address, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function isMailStopped(db: Db, address: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('resume_mail_stops')
    .select('stopped_at')
    .where('address', '=', address)
    .executeTakeFirst()
  return row !== undefined
}
