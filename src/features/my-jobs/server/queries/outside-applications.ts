import { sql } from 'kysely'
import type { OutsideState } from '#config/outside-states.ts'
import type { Db } from '#platform/db/database.ts'

export interface OutsideRow {
  id: string
  job_id: number | null
  title: string
  company_name: string
  url: string | null
  state: OutsideState
  applied_at: Date
  changed_at: Date
}

const COLUMNS = sql.raw('id, job_id, title, company_name, url, state, applied_at, changed_at')

/** Without those to jobs of companies that their owner has blocked. */
export async function listOutsideOf(
  db: Db,
  { accountId, hidden }: { accountId: string; hidden: ReadonlySet<number> },
): Promise<OutsideRow[]> {
  const { rows } = await sql<OutsideRow>`
    select ${COLUMNS} from outside_applications
    where account_id = ${accountId} and ${isSeen(hidden)}
    order by changed_at desc, id desc`.execute(db)
  return rows
}

/** Those that the list shows. */
export async function countOutsideSeen(
  db: Db,
  { accountId, hidden }: { accountId: string; hidden: ReadonlySet<number> },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outside_applications
    where account_id = ${accountId} and ${isSeen(hidden)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Not of a company that its owner has blocked. */
const isSeen = (hidden: ReadonlySet<number>) => sql`not exists (
  select from jobs where jobs.id = job_id and company_id = any(${[...hidden]}))`

export async function countOutside(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outside_applications where account_id = ${accountId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A job of ours that is kept already stays as it is. */
export async function addOutside(
  transaction: Db,
  accountId: string,
  given: { job_id: number | null; title: string; company_name: string; url: string | null; now: Date },
): Promise<OutsideRow> {
  const { rows } = await sql<OutsideRow>`
    insert into outside_applications (account_id, job_id, title, company_name, url, state, applied_at, changed_at)
    values (${accountId}, ${given.job_id}, ${given.title}, ${given.company_name}, ${given.url}, 'applied',
      ${given.now}, ${given.now})
    on conflict (account_id, job_id) do update set job_id = excluded.job_id
    returning ${COLUMNS}`.execute(transaction)
  const [row] = rows
  if (row === undefined) throw new Error('The application elsewhere was not kept')
  return row
}

/** One that was written by hand since a time, in the same words; null: none. */
export async function findWritten(
  transaction: Db,
  accountId: string,
  given: { title: string; company_name: string; url: string | null; since: Date },
): Promise<OutsideRow | null> {
  const { rows } = await sql<OutsideRow>`
    select ${COLUMNS} from outside_applications
    where account_id = ${accountId} and job_id is null and title = ${given.title}
      and company_name = ${given.company_name} and url is not distinct from ${given.url}
      and applied_at >= ${given.since}
    limit 1`.execute(transaction)
  return rows[0] ?? null
}

/** Null: this account has no such one. */
export async function setOutsideState(
  db: Db,
  { accountId, id, state, now }: { accountId: string; id: string; state: OutsideState; now: Date },
): Promise<OutsideRow | null> {
  const { rows } = await sql<OutsideRow>`
    update outside_applications set state = ${state}, changed_at = ${now}
    where account_id = ${accountId} and id = ${id} returning ${COLUMNS}`.execute(db)
  return rows[0] ?? null
}

/** False: this account has no such one. */
export async function removeOutside(db: Db, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from outside_applications where account_id = ${accountId} and id = ${id} returning id`.execute(db)
  return rows.length > 0
}
