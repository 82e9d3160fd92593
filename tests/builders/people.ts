import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Accounts, Recruiters } from '#platform/db/schema.generated.ts'

let made = 0

type RecruiterGiven = Pick<Insertable<Recruiters>, 'company_id'> &
  Partial<Insertable<Recruiters>> &
  Pick<Partial<Insertable<Accounts>>, 'first_name' | 'last_name' | 'country'>

/** Adds a recruiter of a company, with an account; returns the recruiter's id. */
export async function addRecruiter(
  db: Db,
  { first_name, last_name, country, ...given }: RecruiterGiven,
): Promise<string> {
  const account = await db
    .insertInto('accounts')
    .values({ email: `person-${++made}@people.example`, active_key: 2, first_name, last_name, country })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('recruiters')
    .values({ account_id: account.id, ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
