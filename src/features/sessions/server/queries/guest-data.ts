import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Adds searches in their order, the latest first. Returns the number of new ones. */
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

/** Adds viewed jobs in the same way; unknown jobs are skipped. */
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
