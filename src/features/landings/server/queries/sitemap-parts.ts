import { sql } from 'kysely'
import { SITEMAP_PART_IDS } from '#config/limits.ts'
import type { Db } from '#platform/db/database.ts'
import { inSitemapPart, type SitemapTable } from '#platform/db/sitemap-table.ts'

/**
 * The sitemap is split by id, so that a row stays in the same part for ever. A background job counts the rows of each
 * part: anybody may request the list of parts, and that must not read every job.
 */

/** Counts the parts of all tables. */
export async function countParts(db: Db, tables: readonly SitemapTable[], now: Date): Promise<void> {
  for (const table of tables) await countPartsOf(db, table, now)
}

async function countPartsOf(db: Db, { name, rows, changed }: SitemapTable, now: Date): Promise<void> {
  await sql`
    merge into sitemap_parts using (
      select (id / ${SITEMAP_PART_IDS}::int)::int as number, count(*) filter (where ${rows})::int as rows,
        max(${changed}) as newest_at
      from ${sql.table(name)} group by 1
    ) as found
    on sitemap_parts.kind = ${name} and sitemap_parts.number = found.number
    when matched and (found.rows, found.newest_at) is distinct from (sitemap_parts.rows, sitemap_parts.newest_at) then
      update set rows = found.rows, newest_at = found.newest_at,
        changed_at = case when found.rows = sitemap_parts.rows then found.newest_at else ${now} end
    when not matched then
      insert (kind, number, rows, newest_at, changed_at)
      values (${name}, found.number, found.rows, found.newest_at, found.newest_at)
    when not matched by source and sitemap_parts.kind = ${name} then delete`.execute(db)
}

export interface SitemapPart {
  /** The name of its table. */
  kind: string
  number: number
  changed_at: Date
}

/** The parts that hold anything. */
export async function readParts(db: Db): Promise<SitemapPart[]> {
  const { rows } = await sql<SitemapPart>`
    select kind, number, changed_at from sitemap_parts where rows > 0 order by kind, number`.execute(db)
  return rows
}

/** The current number of rows of a part, and the time of their latest change; null if it is empty. */
export async function readPartState(
  db: Db,
  { name, rows, changed }: SitemapTable,
  number: number,
): Promise<{ rows: number; newestAt: Date } | null> {
  const { rows: found } = await sql<{ rows: number; newest_at: Date | null }>`
    select count(*) filter (where ${rows})::int as rows, max(${changed}) as newest_at
    from ${sql.table(name)} where ${inSitemapPart(number)}`.execute(db)
  const [state] = found
  return state && state.rows > 0 && state.newest_at ? { rows: state.rows, newestAt: state.newest_at } : null
}
