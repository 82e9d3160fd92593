import { sql } from 'kysely'
import { isNotSuspended } from '#platform/db/account-is-there.ts'
import type { Db } from '#platform/db/database.ts'

export interface ConsoleAccountRow {
  id: string
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  country: string | null
  created_at: Date
  is_recruiter: boolean
  is_operator: boolean
  suspended_at: Date | null
  suspended_until: Date | null
}

export interface AccountFilter {
  query: string
  state: 'all' | 'suspended' | 'recruiters' | 'operators'
  offset: number
  most: number
  now: Date
}

const columns = sql`
  a.id, a.first_name, a.last_name, a.email, a.phone, a.country, a.created_at, a.suspended_at, a.suspended_until,
  exists (select from recruiters r where r.account_id = a.id) as is_recruiter,
  exists (select from operators o where o.account_id = a.id) as is_operator`

export async function findConsoleAccounts(
  db: Db,
  { query, state, offset, most, now }: AccountFilter,
): Promise<{ rows: ConsoleAccountRow[]; total: number }> {
  const like = `%${query.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<ConsoleAccountRow & { total: number }>`
    select *, count(*) over ()::integer as total
    from (select ${columns} from accounts a) as a
    where (
        ${query} = '' or a.id::text = lower(${query}) or a.email ilike ${like}
        or a.first_name || ' ' || a.last_name ilike ${like} or a.last_name || a.first_name ilike ${like}
        or (a.phone is not null and ${phoneDigits(query)}::text is not null and a.phone like '%' || ${phoneDigits(query)})
      )
      and case ${state}
        when 'suspended' then not ${isNotSuspended(now)}
        when 'recruiters' then a.is_recruiter
        when 'operators' then a.is_operator
        else true
      end
    order by a.created_at desc, a.id desc
    limit ${most} offset ${offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** The digits of a phone number in any notation, without a prefix; null if the query is not a number. */
function phoneDigits(query: string): string | null {
  const digits = query.replace(/[\s()+-]/g, '').replace(/^0+/, '')
  return /^\d{5,15}$/.test(digits) ? digits : null
}

export interface ConsoleDetailRow extends ConsoleAccountRow {
  email_verified_at: Date | null
  phone_verified_at: Date | null
  language: string
  source: string
  company_id: number | null
  company_name: string | null
  sessions: number
  last_seen_at: Date | null
}

export async function findConsoleAccount(db: Db, id: string): Promise<ConsoleDetailRow | null> {
  const { rows } = await sql<ConsoleDetailRow>`
    select ${columns}, a.email_verified_at, a.phone_verified_at, a.language, a.source,
      c.id as company_id, c.name as company_name,
      (select count(*)::integer from sessions s where s.account_id = a.id) as sessions,
      (select max(s.last_seen_at) from sessions s where s.account_id = a.id) as last_seen_at
    from accounts a
    left join recruiters hires on hires.account_id = a.id
    left join companies c on c.id = hires.company_id
    where a.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Returns false if the account is suspended already. */
export async function setSuspension(
  db: Db,
  id: string,
  { at, until }: { at: Date; until: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ suspended_at: at, suspended_until: until })
    .where('id', '=', id)
    .where((is) => is.or([is('suspended_at', 'is', null), is('suspended_until', '<=', at)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns false if the account is not suspended. */
export async function liftSuspension(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ suspended_at: null, suspended_until: null })
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .where((is) => is.or([is('suspended_until', 'is', null), is('suspended_until', '>', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns false if the account is an operator already. */
export async function addOperator(db: Db, accountId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('operators')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether the operator has set up an app or passkey by a link of the command line. */
export async function isSetUp(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('operators')
    .select('set_up_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined && row.set_up_at !== null
}

export async function recordSetUp(db: Db, accountId: string, now: Date): Promise<void> {
  await db.updateTable('operators').set({ set_up_at: now }).where('account_id', '=', accountId).execute()
}

/** Returns false if the account was not an operator. */
export async function removeOperator(db: Db, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operators')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The email addresses of all operators. */
export async function listOperators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('operators')
    .innerJoin('accounts', 'accounts.id', 'operators.account_id')
    .select(['email', 'accounts.id'])
    .orderBy('email')
    .execute()
  return rows.map(({ email, id }) => email ?? id)
}
