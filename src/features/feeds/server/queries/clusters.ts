import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Bits of 64 in which the descriptions of one job's postings may differ. */
const NEAR_BITS = 8

export interface FingerprintRow {
  job_id: number
  key: string
  simhash: string | null
}

/**
 * Puts jobs that were just written into clusters with the postings of the same job, earlier ones or of the same batch.
 * Those have the same key and near descriptions; where one has none worth comparing, they must be from different
 * sources, since one source has several such posts on purpose; for the same reason one source's pay must not differ. First seen is the earliest of the cluster's. A job
 * that changed so much that it is no longer the same leaves.
 */
export async function clusterJobs(
  db: Db,
  written: readonly number[],
  fingerprints: readonly FingerprintRow[],
): Promise<void> {
  await sql`
    insert into job_fingerprints (job_id, key, simhash)
    select job_id, key, simhash
    from jsonb_to_recordset(${JSON.stringify(fingerprints)}::jsonb) as t(job_id bigint, key bigint, simhash bigint)
    on conflict (job_id) do update set key = excluded.key, simhash = excluded.simhash`.execute(db)
  const ids = fingerprints.map(({ job_id }) => job_id)
  await sql`
    with pairs as (
      select mine.id, other.id as other_id, least(mine.id, other.id, other.cluster_id) as cluster_id,
        least(mine.first_seen_at, other.first_seen_at) as first_seen_at
      from job_fingerprints my_print
      join job_fingerprints other_print on other_print.key = my_print.key and other_print.job_id <> my_print.job_id
      join jobs mine on mine.id = my_print.job_id
      join jobs other on other.id = other_print.job_id
      where my_print.job_id = any(${ids}) and case
        when my_print.simhash is null or other_print.simhash is null then mine.source <> other.source
        else bit_count((my_print.simhash # other_print.simhash)::bit(64)) <= ${NEAR_BITS} end
        and (mine.source <> other.source or coalesce(mine.pay_text = other.pay_text, true))
    ), clustered as (
      select id, min(cluster_id) as cluster_id, min(first_seen_at) as first_seen_at
      from (select id, cluster_id, first_seen_at from pairs
        union all select other_id, cluster_id, first_seen_at from pairs) as members
      group by id
    ), target as (
      select * from clustered
      union all select id, null, null from unnest(${written}::bigint[]) as alone(id)
        where id not in (select id from clustered)
    )
    update jobs set cluster_id = target.cluster_id, first_seen_at = least(jobs.first_seen_at, target.first_seen_at)
    from target
    where jobs.id = target.id and (jobs.cluster_id is distinct from target.cluster_id
      or jobs.first_seen_at > target.first_seen_at)`.execute(db)
}
