import { type Selectable, sql } from 'kysely'
import { type ColumnFacet, columnFacets, JOB_FILTER_DETAILS } from '#config/job-filter-details.ts'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/db/schema.generated.ts'

/** The position of a reader of the change table: it has read everything before it. */
export interface Watermark {
  xid: string
  seq: number
}

/** The data of a live posting that the index needs. */
export type IndexRow = Pick<
  Selectable<Jobs>,
  | 'id'
  | 'status'
  | 'country'
  | 'location_id'
  | 'pay_kind'
  | 'pay_min_minor'
  | 'pay_max_minor'
  | 'pay_currency'
  | 'function_ids'
  | 'open_countries'
  | 'excluded_countries'
> & {
  /** As in the facet's column. */
  [Facet in ColumnFacet]: number | readonly number[] | boolean | null
} & {
  posted_at: number
  company_name: string
  texts: { lang: string; title: string; description: string; is_original: boolean }[]
}

const facetColumns = sql.join(
  columnFacets.map((facet) => {
    const { table, name } = JOB_FILTER_DETAILS[facet].column
    return sql`${sql.ref(`${table}.${name}`)} as ${sql.id(facet)}`
  }),
)

const columns = sql`
  jobs.id, jobs.status, jobs.country, jobs.location_id, jobs.function_ids,
  jobs.pay_kind, jobs.pay_min_minor, jobs.pay_max_minor, jobs.pay_currency,
  jobs.open_countries, jobs.excluded_countries, extract(epoch from jobs.posted_at)::float8 as posted_at,
  companies.name as company_name, ${facetColumns},
  (select jsonb_agg(jsonb_build_object('lang', lang, 'title', title, 'description', description,
      'is_original', is_original) order by is_original desc, lang)
    from job_texts where job_id = jobs.id) as texts`

/** Of each cluster, shows the first posting that is open, or the first on hold if none is open. */
const isShown = sql`
  jobs.status <> 'closed' and exists (select from job_texts where job_id = jobs.id)
  and not exists (select from jobs other
    where other.cluster_id = jobs.cluster_id and other.status <> 'closed'
      and (other.status <> 'open', other.id) < (jobs.status <> 'open', jobs.id))`

/** Shown postings after this id, ordered by id. */
export async function readLiveJobs(db: Db, afterId: number, limit: number): Promise<IndexRow[]> {
  const { rows } = await sql<IndexRow>`
    select ${columns} from jobs join companies on companies.id = jobs.company_id
    where jobs.id > ${afterId} and ${isShown}
    order by jobs.id limit ${limit}`.execute(db)
  return rows
}

/** The shown postings among these; those that are missing from the result must be removed. */
export async function readLiveJobsById(db: Db, ids: readonly number[]): Promise<IndexRow[]> {
  const { rows } = await sql<IndexRow>`
    select ${columns} from jobs join companies on companies.id = jobs.company_id
    where jobs.id = any(${ids}) and ${isShown}`.execute(db)
  return rows
}

/**
 * The jobs that have changed since this watermark, and the new watermark. It stays below the oldest transaction still
 * running: a transaction that began early and commits late is read then, not passed over. Throws if changes that the
 * reader has not seen were deleted: it must read every job again.
 */
export async function readChanges(
  db: Db,
  since: Watermark,
  limit: number,
): Promise<{ jobIds: number[]; watermark: Watermark; complete: boolean }> {
  const { rows } = await sql<{
    xid: string
    seq: number
    job_id: number
    horizon: string
    are_forgotten: boolean
  }>`
    with horizon as materialized (
      select pg_snapshot_xmin(pg_current_snapshot()) as xid, changes_kept_from >= ${since.xid}::xid8 as are_forgotten
      from installation
    ), changes as (
      select xid, seq, job_id from job_changes
      where xid < (select xid from horizon) and (xid, seq) > (${since.xid}::xid8, ${since.seq}::bigint)
      order by xid, seq limit ${limit}
    )
    select changes.xid::text, seq, job_id, horizon.xid::text as horizon, are_forgotten
    from horizon left join changes on true
    order by changes.xid, seq`.execute(db)
  if (rows[0]?.are_forgotten) throw new ChangesForgotten(`No changes are kept since ${since.xid}.`)
  const changes = rows.filter((row) => row.job_id !== null)
  const last = changes.at(-1)
  const complete = changes.length < limit
  const horizon = rows[0]?.horizon ?? since.xid
  return {
    jobIds: [...new Set(changes.map((row) => row.job_id))],
    watermark: complete || !last ? { xid: horizon, seq: -1 } : { xid: last.xid, seq: last.seq },
    complete,
  }
}

export class ChangesForgotten extends Error {}

/** The watermark for a reader that now reads every job. */
export async function currentWatermark(db: Db): Promise<Watermark> {
  const { rows } = await sql<{
    xid: string
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.execute(db)
  return { xid: rows[0]?.xid ?? '0', seq: -1 }
}

/** Every transaction committed so far is below this one. */
export async function readHorizon(db: Db): Promise<string> {
  const { rows } = await sql<{
    xid: string
  }>`select pg_snapshot_xmax(pg_current_snapshot())::text as xid`.execute(db)
  return rows[0]?.xid ?? '0'
}

export interface Installation {
  /**
   * Different for every copy of the database, restored backup and promoted replica: their transaction numbers differ.
   */
  id: string
  /** Changes of this transaction and of those before it are deleted. */
  changesKeptFrom: string
}

/** Identifies the database, and the transaction from which on its change table is complete. */
export async function readInstallation(db: Db): Promise<Installation> {
  const { rows } = await sql<{ id: string; changes_kept_from: string }>`
    select concat_ws('/', installation.id, system_identifier, timeline_id, pg_database.oid) as id,
      changes_kept_from::text
    from installation, pg_control_system(), pg_control_checkpoint(), pg_database
    where datname = current_database()`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database has lost its mark.')
  return { id: row.id, changesKeptFrom: row.changes_kept_from }
}

/** Deletes changes older than this many days; readers that are further behind rebuild. */
export async function forgetOldChanges(db: Db, days: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ newest: string | null }>`
      with gone as (delete from job_changes where at < now() - make_interval(days => ${days}) returning xid)
      select max(xid)::text as newest from gone`.execute(transaction)
    const newest = rows[0]?.newest
    if (!newest) return
    await sql`update installation set changes_kept_from = greatest(changes_kept_from, ${newest}::xid8)`.execute(
      transaction,
    )
  })
}

/** The job's title, function and place; undefined if there is no such job. */
export async function roleAndPlaceOfJob(
  db: Db,
  id: number,
): Promise<
  Pick<Selectable<Jobs>, 'company_id' | 'title_ids' | 'function_ids' | 'country' | 'location_id'> | undefined
> {
  return db
    .selectFrom('jobs')
    .select(['company_id', 'title_ids', 'function_ids', 'country', 'location_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Names of companies by id, for the counts of the company filter. */
export async function companyNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from companies where id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.id, row.name]))
}
