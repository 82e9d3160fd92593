import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { COMPANY_SOURCE } from './companies.ts'

/**
 * The number of the 64 bits in which the descriptions of one job's postings may differ, measured on real postings
 * (bench/clusters): unrelated texts differ in some 30, other jobs of one employer with the same title in 15 and more.
 */
const NEAR_BITS = 10
/**
 * Boards shorten and reformat texts, so more bits may differ between two boards. Nobody posts two different jobs as one
 * job on two boards.
 */
const NEAR_BITS_BETWEEN_SOURCES = 16

export interface FingerprintRow {
  job_id: number
  /** Null: the job can't be distinguished from others. */
  key: string | null
  simhash: string | null
}

/**
 * Puts jobs that were just written into clusters with the postings of the same job, from earlier or from the same
 * batch. Members of a cluster have the same key and similar descriptions. If a description is too short to compare,
 * they must be from different sources, since one source posts several such jobs on purpose; for the same reason the pay
 * must be the same within one source. The first-seen time is the earliest of the cluster. A job leaves its cluster if
 * it has changed so much that it is no longer the same.
 *
 * @param version of the rule that made the fingerprints
 */
export async function clusterJobs(
  db: Db,
  fingerprints: readonly FingerprintRow[],
  version: number,
): Promise<void> {
  await sql`
    insert into job_fingerprints (job_id, key, simhash, version)
    select job_id, key, simhash, ${version}::smallint
    from jsonb_to_recordset(${JSON.stringify(fingerprints)}::jsonb) as t(job_id bigint, key bigint, simhash bigint)
    on conflict (job_id) do update
      set key = excluded.key, simhash = excluded.simhash, version = excluded.version`.execute(db)
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
        else bit_count((my_print.simhash # other_print.simhash)::bit(64)) <=
          case when mine.source = other.source then ${NEAR_BITS}::int else ${NEAR_BITS_BETWEEN_SOURCES}::int end end
        and (mine.source <> other.source or coalesce(mine.pay_text = other.pay_text, true))
    ), clustered as (
      select id, min(cluster_id) as cluster_id, min(first_seen_at) as first_seen_at
      from (select id, cluster_id, first_seen_at from pairs
        union all select other_id, cluster_id, first_seen_at from pairs) as members
      group by id
    ), target as (
      select * from clustered
      union all select id, null, null from unnest(${ids}::bigint[]) as alone(id)
        where id not in (select id from clustered)
    )
    update jobs set cluster_id = target.cluster_id, first_seen_at = least(jobs.first_seen_at, target.first_seen_at)
    from target
    where jobs.id = target.id and (jobs.cluster_id is distinct from target.cluster_id
      or jobs.first_seen_at > target.first_seen_at)`.execute(db)
}

/** A job whose fingerprint is missing or by an older rule, with the values for a new one. */
export interface UnprintedJob {
  id: number
  /** The import's reference to its company. */
  company_ref: string
  title: string
  description: string
  location_id: number | null
  place_text: string | null
  country: string | null
  arrangement: number | null
  open_countries: string[]
}

/** The next imported jobs after an id that have no fingerprint of this version. */
export async function jobsToFingerprint(
  db: Db,
  { after, version, limit }: { after: number; version: number; limit: number },
): Promise<UnprintedJob[]> {
  const { rows } = await sql<UnprintedJob>`
    select jobs.id, company.source_ref as company_ref, text.title, text.description, jobs.location_id,
      jobs.place_text, jobs.country, jobs.arrangement, jobs.open_countries
    from jobs
    join companies company on company.id = jobs.company_id and company.source = ${COMPANY_SOURCE}
    join job_texts text on text.job_id = jobs.id and text.is_original
    left join job_fingerprints print on print.job_id = jobs.id
    where jobs.id > ${after} and jobs.content_hash is not null
      and (print.job_id is null or print.version < ${version})
    order by jobs.id limit ${limit}`.execute(db)
  return rows
}
