import { sql } from 'kysely'
import type { ExchangeRates } from '#config/exchange-rates.ts'
import { comparablePay } from '#platform/db/comparable-pay.ts'
import type { Db } from '#platform/db/database.ts'

/** Requests to save run one after another for each seeker, until the transaction ends. False: the account is none's. */
export async function lockSeeker(transaction: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from seekers where account_id = ${accountId} for no key update`.execute(transaction)
  return rows.length > 0
}

/** Jobs that are gone are skipped; saved jobs stay as they are. */
export async function addSavedJobs(
  transaction: Db,
  accountId: string,
  jobIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    insert into saved_jobs (account_id, job_id, saved_at)
    select ${accountId}, id, ${now} from jobs where id = any(${jobIds})
    on conflict do nothing`.execute(transaction)
}

export async function isSaved(db: Db, accountId: string, jobId: number): Promise<boolean> {
  const row = await db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row !== undefined
}

export async function removeSavedJob(db: Db, accountId: string, jobId: number): Promise<void> {
  await db.deleteFrom('saved_jobs').where('account_id', '=', accountId).where('job_id', '=', jobId).execute()
}

export async function countSaved(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_jobs where account_id = ${accountId}`.execute(db)
  return rows[0]?.count ?? 0
}

interface Whose {
  accountId: string
  /** The companies that they have blocked. */
  hidden: ReadonlySet<number>
}

/** Without the jobs of blocked companies, which are kept all the same. */
export async function countSavedSeen(db: Db, { accountId, hidden }: Whose): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_jobs join jobs on jobs.id = job_id
    where account_id = ${accountId} and company_id <> all(${[...hidden]})`.execute(db)
  return rows[0]?.count ?? 0
}

/** The last saved first. */
export async function listSavedIds(db: Db, { accountId, hidden }: Whose): Promise<number[]> {
  const { rows } = await sql<{ job_id: number }>`
    select job_id from saved_jobs join jobs on jobs.id = job_id
    where account_id = ${accountId} and company_id <> all(${[...hidden]})
    order by saved_at desc, job_id desc`.execute(db)
  return rows.map(({ job_id }) => job_id)
}

export interface SavedRow {
  job_id: number
  saved_at: Date
}

const NEWEST = 1
const HIGHEST_PAY = 3

/** Jobs that have closed come last, whatever the order. */
export async function findSavedJobs(
  db: Db,
  given: Whose & {
    rates: ExchangeRates
    jobId: number | null
    sort: number
    limit: number
    offset: number
  },
): Promise<SavedRow[]> {
  const order =
    given.sort === NEWEST
      ? sql`posted_at desc`
      : given.sort === HIGHEST_PAY
        ? sql`${comparablePay(given.rates)} desc nulls last, posted_at desc`
        : sql`saved_at desc`
  const { rows } = await sql<SavedRow>`
    select job_id, saved_at from saved_jobs join jobs on jobs.id = job_id
    where account_id = ${given.accountId} and (${given.jobId}::bigint is null or job_id = ${given.jobId})
      and company_id <> all(${[...given.hidden]})
    order by status = 'closed', ${order}, job_id desc limit ${given.limit} offset ${given.offset}`.execute(db)
  return rows
}
