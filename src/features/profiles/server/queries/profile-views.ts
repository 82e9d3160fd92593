import { sql } from 'kysely'
import { isThere } from '#platform/db/account-is-there.ts'
import type { Db } from '#platform/db/database.ts'

interface Standing {
  isAway: boolean
  isCompleted: boolean
  isHidden: boolean
  isNotLooking: boolean
}

/** Null for an account that is no seeker's. */
export async function findStanding(db: Db, accountId: string, now: Date): Promise<Standing | null> {
  const { rows } = await sql<Standing>`
    select not ${isThere(now)} as "isAway",
      s.profile_completed_at is not null as "isCompleted", s.is_hidden as "isHidden",
      coalesce(s.seeking_status_id = ${NOT_LOOKING}, false) as "isNotLooking"
    from seekers s join accounts a on a.id = s.account_id where s.account_id = ${accountId}`.execute(db)
  return rows[0] ?? null
}

/** Of the list seeking_status_lists. */
export const NOT_LOOKING = 3

/** Writes a line of the ledger; for each company at most one an hour, unless it sees more. */
export async function recordView(
  transaction: Db,
  view: {
    accountId: string
    companyId: number
    recruiterId: string
    saw: { saw_name: boolean; saw_contacts: boolean }
    now: Date
  },
): Promise<void> {
  const { accountId, companyId, recruiterId, saw, now } = view
  // Two that look at the same moment make one line.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`view ${accountId} ${companyId}`}, 0))`.execute(
    transaction,
  )
  await sql`
    insert into profile_views (account_id, company_id, recruiter_id, saw_name, saw_contacts, viewed_at)
    select ${accountId}, ${companyId}, ${recruiterId}, ${saw.saw_name}, ${saw.saw_contacts}, ${now}
    where not exists (
      select from profile_views where account_id = ${accountId} and company_id = ${companyId}
        and viewed_at > ${now}::timestamptz - interval '1 hour'
        and saw_name >= ${saw.saw_name} and saw_contacts >= ${saw.saw_contacts})`.execute(transaction)
}

interface ViewRow {
  company_id: number
  company_name: string
  saw_name: boolean
  saw_contacts: boolean
  viewed_at: Date
}

interface Whose {
  accountId: string
  /** The companies that they have blocked. */
  hidden: ReadonlySet<number>
}

/** The newest first. */
export const listViews = (db: Db, { accountId, hidden }: Whose, most: number): Promise<ViewRow[]> =>
  db
    .selectFrom('profile_views')
    .innerJoin('companies', 'companies.id', 'profile_views.company_id')
    .select(['company_id', 'companies.name as company_name', 'saw_name', 'saw_contacts', 'viewed_at'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`company_id <> all(${[...hidden]})`)
    .orderBy('viewed_at', 'desc')
    .limit(most)
    .execute()

export async function countViews(
  db: Db,
  { accountId, hidden }: Whose,
  since: Date,
): Promise<{ views: number; companies: number }> {
  const { rows } = await sql<{ views: number; companies: number }>`
    select count(*)::int as views, count(distinct company_id)::int as companies
    from profile_views where account_id = ${accountId} and viewed_at > ${since} and company_id <> all(${[...hidden]})`.execute(
    db,
  )
  return rows[0] ?? { views: 0, companies: 0 }
}
