import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { FeedSources } from '#platform/db/schema.generated.ts'
import { writingPostings } from './posting-lock.ts'

/** The SQL of feed sources, and of closing and confirming their postings. */

export type SourceRow = Selectable<FeedSources>

export interface NewSource {
  name: string
  url: string
  format: string | null
  company: string | null
  mapping: unknown
  everyMinutes: number
}

/** Returns false if a source has this name already. */
export async function insertSource(db: Db, source: NewSource, now: Date): Promise<boolean> {
  const { name, url, format, company, mapping, everyMinutes } = source
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('feed_sources')
    .values({
      name,
      url,
      format,
      company,
      mapping: mapping === null ? null : JSON.stringify(mapping),
      every_minutes: everyMinutes,
      next_run_at: now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const sourceNamed = (db: Db, name: string): Promise<SourceRow | undefined> =>
  db.selectFrom('feed_sources').selectAll().where('name', '=', name).executeTakeFirst()

/** All sources with the number of their open postings, by name. */
export async function sourcesWithCounts(db: Db): Promise<(SourceRow & { open_jobs: number })[]> {
  const { rows } = await sql<SourceRow & { open_jobs: number }>`
    select feed_sources.*,
      (select count(*) from jobs where source = feed_sources.name and status <> 'closed') as open_jobs
    from feed_sources order by name`.execute(db)
  return rows
}

export async function deleteSource(db: Db, name: string): Promise<void> {
  await db.deleteFrom('feed_sources').where('name', '=', name).execute()
}

export async function dueSourceNames(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('feed_sources')
    .select('name')
    .where('next_run_at', '<=', now)
    .orderBy('next_run_at')
    .execute()
  return rows.map(({ name }) => name)
}

/** The result of a run. */
export type RunRecord = Pick<
  SourceRow,
  | 'etag'
  | 'last_modified'
  | 'next_run_at'
  | 'last_run_at'
  | 'last_success_at'
  | 'failures'
  | 'last_outcome'
  | 'last_trouble'
  | 'held_since'
> & { report: unknown }

/** Returns false if the source was removed meanwhile. */
export async function recordRun(db: Db, { id }: SourceRow, run: RunRecord): Promise<boolean> {
  const { etag, last_modified, next_run_at, last_run_at, last_success_at } = run
  const { failures, last_outcome, last_trouble, held_since, report } = run
  const last_report = report === null ? null : JSON.stringify(report)
  const { numUpdatedRows } = await db
    .updateTable('feed_sources')
    .set({
      etag,
      last_modified,
      next_run_at,
      last_run_at,
      last_success_at,
      failures,
      last_outcome,
      last_trouble,
      held_since,
      last_report,
    })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Records that a reader begins; null records that it has ended. */
export async function markReading(db: Db, { id }: SourceRow, since: Date | null): Promise<void> {
  await db.updateTable('feed_sources').set({ reading_since: since }).where('id', '=', id).execute()
}

/** Runs `work` unless another process runs it for this source; then returns null. The lock ends with its connection. */
export async function withSourceLock<Result>(
  db: Db,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  return db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`feed source ${name}`}, 0)`
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${key}) as got`.execute(
      connection,
    )
    if (!rows[0]?.got) return null
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection)
    }
  })
}

/** The postings of a source that are not closed, by their ids at the source. */
export async function openPostings(db: Db, source: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'source_ref'])
    .where('source', '=', source)
    .where('status', '<>', 'closed')
    .execute()
  return new Map(rows.map(({ id, source_ref }) => [source_ref, id]))
}

/** Closes postings that are no longer in their feed. */
export async function closeDropped(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await writingPostings(db, (transaction) =>
    sql`
      update jobs set status = 'closed', closed_at = ${now}, closed_by_feed = true, updated_at = ${now}
      where id = any(${ids}) and status <> 'closed'`.execute(transaction),
  )
}

/** Prolongs postings that are still in their feed, if they end soon and do not state an end themselves. */
export async function confirmPostings(
  db: Db,
  ids: readonly number[],
  { before, until }: { before: Date; until: Date },
): Promise<void> {
  await writingPostings(db, (transaction) =>
    sql`
      update jobs set valid_through = ${until}
      where id = any(${ids}) and status <> 'closed' and not end_is_stated and valid_through < ${before}`.execute(
      transaction,
    ),
  )
}
