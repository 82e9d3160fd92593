import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Returns false if the account has proven another number, or another account has this one. */
export async function setProvenPhone(db: Db, id: string, phone: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update accounts set phone = ${phone}, phone_verified_at = ${now}, updated_at = ${now}
    where id = ${id} and phone_verified_at is null
      and not exists (select from accounts a where a.phone = ${phone} and a.id <> ${id})`.execute(db)
  return numAffectedRows === 1n
}

/** The same for an email address. */
export async function setProvenEmail(db: Db, id: string, email: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update accounts set email = ${email}, email_verified_at = ${now}, updated_at = ${now}
    where id = ${id} and email_verified_at is null
      and not exists (select from accounts a where lower(a.email) = lower(${email}) and a.id <> ${id})`.execute(
    db,
  )
  return numAffectedRows === 1n
}
