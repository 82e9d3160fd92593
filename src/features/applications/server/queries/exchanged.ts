import { sql } from 'kysely'
import { isThere } from '#platform/db/account-is-there.ts'
import type { Db } from '#platform/db/database.ts'
import { personName } from '#shared/person-name.ts'

export interface ContactRow {
  name: string
  position: string | null
  email: string | null
  phone: string | null
}

interface Row extends Omit<ContactRow, 'name'> {
  id: string
  first_name: string
  last_name: string
  country: string | null
}

/**
 * The recruiters with whom contacts were exchanged, by the ids of applications. Whoever has left, or is suspended now, is
 * left out.
 */
export async function findExchangedAmong(
  db: Db,
  applicationIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ContactRow>> {
  const { rows } = await sql<Row>`
    select p.id, a.first_name, a.last_name, a.country, r.position, a.email, a.phone
    from applications p
      join recruiters r on r.id = p.exchange_recruiter_id and r.company_id = p.company_id
      join accounts a on a.id = r.account_id
    where p.id = any(${applicationIds}::uuid[]) and p.exchange = 'done'
      and ${isThere(now)}`.execute(db)
  return new Map(
    rows.map(({ id, position, email, phone, ...person }) => [
      id,
      { name: personName(person), position, email, phone },
    ]),
  )
}
