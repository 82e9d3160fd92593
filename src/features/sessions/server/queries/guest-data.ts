import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** In their order, the latest first. Answers how many were new. */
export async function addRecentSearches(
  db: Db,
  accountId: string,
  addresses: readonly string[],
  now: Date,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into recent_searches (account_id, address, searched_at)
    select ${accountId}, address, ${now}::timestamptz - place * interval '1 millisecond'
    from unnest(${addresses}::text[]) with ordinality as given (address, place)
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}

/** The same for jobs, as far as they exist. */
export async function addViewedJobs(
  db: Db,
  accountId: string,
  jobIds: readonly number[],
  now: Date,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into viewed_jobs (account_id, job_id, viewed_at)
    select ${accountId}, j.id, ${now}::timestamptz - place * interval '1 millisecond'
    from unnest(${jobIds}::bigint[]) with ordinality as given (job_id, place) join jobs j on j.id = given.job_id
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}
