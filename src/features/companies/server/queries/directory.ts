import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Companies } from '#platform/db/schema.generated.ts'

/** The data of a company that the directory stores. */
export type DirectoryRow = Pick<
  Selectable<Companies>,
  | 'id'
  | 'name'
  | 'legal_name'
  | 'brand'
  | 'industry_id'
  | 'company_size_id'
  | 'financing_stage_id'
  | 'country'
  | 'location_id'
  | 'is_verified'
  | 'is_web3'
> & {
  /** Epoch seconds. */
  created_at: number
  /** The number of filled-in parts of its profile, of `PROFILE_PARTS`. */
  profile_parts: number
  open_jobs: number
  remote_jobs: number
  web3_jobs: number
  /** The countries of its jobs. */
  job_countries: string[] | null
  job_location_ids: number[] | null
  /** The languages of the texts of its jobs, one after another. */
  job_languages: string | null
}

/** For the least id of its photos, PostgreSQL would walk the photos of all companies in the order of ids. */
const columns = sql`
  companies.id, name, legal_name, brand, industry_id, company_size_id, financing_stage_id, companies.country,
  companies.location_id, is_verified, companies.is_web3, extract(epoch from created_at)::float8 as created_at,
  num_nonnulls(nullif(description, ''), nullif(overview, ''), industry_id, company_size_id, companies.location_id,
    website, founded_year, nullif(benefit_ids, '{}'), nullif(culture_ids, '{}'),
    (select 1 from company_photos where company_id = companies.id limit 1)) as profile_parts,
  hiring.*`

export const PROFILE_PARTS = 10

/** The jobs that search shows: the first open posting of each cluster, or the first on hold if none is open. */
const hiring = sql`
  left join lateral (
    select count(*)::int as open_jobs,
      (count(*) filter (where arrangement = 3))::int as remote_jobs,
      (count(*) filter (where is_web3))::int as web3_jobs,
      array_agg(distinct country::text) filter (where country is not null) as job_countries,
      array_agg(distinct location_id) filter (where location_id is not null) as job_location_ids,
      string_agg((select string_agg(lang, ' ') from job_texts where job_id = jobs.id), ' ') as job_languages
    from jobs
    where company_id = companies.id and status <> 'closed'
      and (cluster_id is null or not exists (select from jobs other
        where other.cluster_id = jobs.cluster_id and other.status <> 'closed'
          and (other.status <> 'open', other.id) < (jobs.status <> 'open', jobs.id)))
  ) as hiring on true`

/** Companies after this id, ordered by id. */
export async function readCompanies(db: Db, afterId: number, limit: number): Promise<DirectoryRow[]> {
  const { rows } = await sql<DirectoryRow>`
    select ${columns} from companies ${hiring}
    where companies.id > ${afterId} order by companies.id limit ${limit}`.execute(db)
  return rows
}

/** Those of these companies that exist. */
export async function readCompaniesById(db: Db, ids: readonly number[]): Promise<DirectoryRow[]> {
  const { rows } = await sql<DirectoryRow>`
    select ${columns} from companies ${hiring} where companies.id = any(${ids})`.execute(db)
  return rows
}

/** What a reader has seen: a snapshot of PostgreSQL, as text. */
export type Seen = string

export async function currentSnapshot(db: Db): Promise<Seen> {
  const { rows } = await sql<{ seen: string }>`select pg_current_snapshot()::text as seen`.execute(db)
  return rows[0]?.seen ?? '1:1:'
}

/**
 * The companies with a change that is visible now and was not in the snapshot: nothing is passed over, however late a
 * transaction commits, and nobody waits for a running one.
 */
export async function readCompanyChanges(db: Db, since: Seen): Promise<{ ids: number[]; seen: Seen }> {
  const { rows } = await sql<{ ids: number[]; seen: string }>`
    select pg_current_snapshot()::text as seen, array(
      select distinct company_id from company_changes
      where xid >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
    ) as ids`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database did not say what it shows.')
  return { ids: row.ids.map(Number), seen: row.seen }
}

/** Deletes changes older than this many days; returns how many. */
export async function forgetCompanyChanges(db: Db, days: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from company_changes where at < now() - make_interval(days => ${days})`.execute(db)
  return Number(numAffectedRows)
}
