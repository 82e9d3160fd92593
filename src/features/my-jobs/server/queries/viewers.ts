import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface ViewerRow {
  company_id: number
  name: string
  times: number
  saw_contacts: boolean
  last_viewed_at: Date
}

/** A company by the hours in which it looked: who opens a profile twice within minutes has looked once. */
const TIMES = sql.raw(`count(distinct date_trunc('hour', viewed_at))::int`)

interface Whose {
  accountId: string
  /** The companies that they have blocked. */
  hidden: ReadonlySet<number>
}

/** The companies that looked, the last first. */
export async function findViewers(db: Db, { accountId, hidden }: Whose, limit: number): Promise<ViewerRow[]> {
  const { rows } = await sql<ViewerRow>`
    select company_id, name, ${TIMES} as times, bool_or(saw_contacts) as saw_contacts,
      max(viewed_at) as last_viewed_at
    from profile_views join companies on companies.id = company_id
    where account_id = ${accountId} and company_id <> all(${[...hidden]}) group by company_id, name
    order by last_viewed_at desc, company_id limit ${limit}`.execute(db)
  return rows
}

export async function countViewers(db: Db, { accountId, hidden }: Whose): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct company_id)::int as count from profile_views
    where account_id = ${accountId} and company_id <> all(${[...hidden]})`.execute(db)
  return rows[0]?.count ?? 0
}

/** Once a company has come back: in so many different hours it opened the profile. */
const TIMES_OF_INTEREST = 2

export interface InterestRow {
  company_id: number
  name: string
  times: number
  saved_at: Date | null
  last_at: Date
}

const interests = ({ accountId, hidden }: Whose) => sql`
  (select company_id, ${TIMES} as times, max(viewed_at) as viewed_at from profile_views
    where account_id = ${accountId} group by company_id) as viewed
  full join (select company_id, saved_at from saved_candidates where account_id = ${accountId}) as saved
    using (company_id)
  full join (
    select company_id, max(sent_at) as sent_at, bool_or(state = 'sent') as asks from invitations
    where account_id = ${accountId} group by company_id) as invited using (company_id)
  where (times >= ${TIMES_OF_INTEREST} or saved_at is not null or sent_at is not null)
    and company_id <> all(${[...hidden]})`

/** Who waits for an answer comes first, then the last that has shown interest. */
export async function findInterested(db: Db, whose: Whose, limit: number): Promise<InterestRow[]> {
  const { rows } = await sql<InterestRow>`
    select company_id, name, coalesce(times, 0) as times, saved_at, last_at
    from (select company_id, times, saved_at, coalesce(asks, false) as asks,
      greatest(viewed_at, saved_at, sent_at) as last_at from ${interests(whose)}) as shown
    join companies on companies.id = company_id
    order by asks desc, last_at desc, company_id limit ${limit}`.execute(db)
  return rows
}

export async function countInterested(db: Db, whose: Whose): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${interests(whose)}`.execute(db)
  return rows[0]?.count ?? 0
}
