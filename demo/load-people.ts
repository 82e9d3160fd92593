import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { PrivateFiles } from '#platform/storage/private-files.ts'
import { columnsOf, json } from './insert-rows.ts'
import { addAlerts } from './load-alerts.ts'
import { addBlocks, addGreetings } from './load-contact.ts'
import { insertPortrait } from './load-portraits.ts'
import { insertSeeker } from './load-profile.ts'
import type { DemoCompany, DemoPerson, DemoSeeker } from './records.ts'

export const SEEKER = 1
const RECRUITER = 2

/** Adds missing recruiters of these companies. */
export async function addRecruiters(db: Db, companies: readonly DemoCompany[], now: Date): Promise<void> {
  const people = companies.flatMap(({ ref, recruiters }) => recruiters.map((person) => ({ ...person, ref })))
  const accounts = people.map((person) => accountRow(person, RECRUITER, now))
  const posts = people.map(({ email, ref, role, position }) => ({ email, ref, role, position }))
  await sql`
    with made as (${insertAccounts(accounts)})
    insert into recruiters (account_id, company_id, role, position, joined_at)
    select made.id, companies.id, given.role, given.position, ${now}
    from jsonb_to_recordset(${json(posts)}) as given(email text, ref text, role text, position text)
    join made on made.email = given.email
    join companies on companies.source = 'demo' and companies.source_ref = given.ref`.execute(db)
}

/** Adds missing seekers with their profiles and photos. */
export async function addSeekers(
  db: Db,
  privateFiles: PrivateFiles,
  seekers: readonly DemoSeeker[],
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const accounts = seekers.map((seeker) => accountRow(seeker, SEEKER, now))
    const { rows: made } = await insertAccounts(accounts).execute(transaction)
    for (const { id, email } of made) {
      const seeker = seekers.find((one) => one.email === email)
      if (seeker === undefined) throw new Error(`${email} is nobody of the cast`)
      await insertSeeker(transaction, id, seeker, now)
      const portrait = seeker.profile?.portrait
      if (portrait) await insertPortrait({ db: transaction, privateFiles, now }, id, portrait)
      await addAlerts(transaction, { id, email }, now)
      await addGreetings(transaction, { id, email })
      await addBlocks(transaction, { id, email }, now)
    }
  })
}

export async function addOperator(db: Db, person: DemoPerson, now: Date): Promise<void> {
  await sql`
    with made as (${insertAccounts([accountRow(person, SEEKER, now)])})
    insert into operators (account_id) select id from made`.execute(db)
}

export function accountRow(person: DemoPerson, activeKey: number, now: Date) {
  return {
    active_key: activeKey,
    email: person.email,
    email_verified_at: now,
    first_name: person.firstName,
    last_name: person.lastName,
    country: person.country,
    language: person.language,
    source: 'demo',
    created_at: now,
    updated_at: now,
  }
}

/** Returns the ids and addresses of the added ones. */
export const insertAccounts = (rows: readonly ReturnType<typeof accountRow>[]) => sql<{
  id: string
  email: string
}>`
  insert into accounts (${columnsOf(rows)})
  select ${columnsOf(rows)} from jsonb_populate_recordset(null::accounts, ${json(rows)})
  on conflict (lower(email)) do nothing
  returning id, email`
