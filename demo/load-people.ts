import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { columnsOf, json } from './insert-rows.ts'
import type { DemoCompany, DemoPerson, DemoSeeker } from './records.ts'

const SEEKER = 1
const RECRUITER = 2

/** The wizard's last step. */
const LAST_STEP = 4

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

export async function addSeekers(db: Db, seekers: readonly DemoSeeker[], now: Date): Promise<void> {
  const rows = seekers.map((seeker) => ({
    email: seeker.email,
    register_flow: seeker.finishedSteps,
    profile_completed_at: seeker.finishedSteps === LAST_STEP ? now : null,
    headline: seeker.headline,
    title_ids: seeker.wantedTitleIds,
    location_id: seeker.locationId,
    xp_lvl_id: seeker.levelId,
  }))
  await sql`
    with made as (${insertAccounts(seekers.map((seeker) => accountRow(seeker, SEEKER, now)))}),
    given as (
      select made.id, row.* from jsonb_to_recordset(${json(rows)}) as row(
        email text, register_flow smallint, profile_completed_at timestamptz, headline text, title_ids integer[],
        location_id integer, xp_lvl_id smallint)
      join made on made.email = row.email),
    added as (
      insert into seekers (account_id, register_flow, profile_completed_at, headline, location_id, xp_lvl_id)
      select id, register_flow, profile_completed_at, headline, location_id, xp_lvl_id from given
      returning account_id)
    insert into wanted_titles (account_id, position, title_id)
    select added.account_id, wanted.number - 1, wanted.title_id
    from added join given on given.id = added.account_id,
      unnest(given.title_ids) with ordinality as wanted (title_id, number)`.execute(db)
}

export async function addOperator(db: Db, person: DemoPerson, now: Date): Promise<void> {
  await sql`
    with made as (${insertAccounts([accountRow(person, SEEKER, now)])})
    insert into operators (account_id) select id from made`.execute(db)
}

function accountRow(person: DemoPerson, activeKey: number, now: Date) {
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
const insertAccounts = (rows: readonly ReturnType<typeof accountRow>[]) => sql`
  insert into accounts (${columnsOf(rows)})
  select ${columnsOf(rows)} from jsonb_populate_recordset(null::accounts, ${json(rows)})
  on conflict (lower(email)) do nothing
  returning id, email`
