import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The tables of the sections that are lists. */
export type SectionTable =
  | 'work_experiences'
  | 'educations'
  | 'seeker_skills'
  | 'seeker_languages'
  | 'profile_links'
  | 'licenses'

/** Values of an entry's row, by column. */
export type Columns = Readonly<Record<string, string | number | boolean | null>>

/** Writes of the sections, which are alike. The names of tables and columns are those of our code. */

/** Returns the id of the new row. */
export async function insertEntry(db: Db, table: SectionTable, row: Columns): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))}) returning id`.execute(db)
  const [added] = rows
  if (added === undefined) throw new Error('An entry was not stored')
  return added.id
}

export async function updateColumns(
  db: Db,
  table: SectionTable,
  { id, accountId, columns }: { id: string; accountId: string; columns: Columns },
): Promise<void> {
  const set = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`
    update ${sql.table(table)} set ${sql.join(set)} where id = ${id} and account_id = ${accountId}`.execute(
    db,
  )
}

/** The entries after it move up. Returns false if there is none. */
export async function removeEntry(
  db: Db,
  table: SectionTable,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const { rows } = await sql<{ position: number }>`
    delete from ${sql.table(table)} where id = ${id} and account_id = ${accountId} returning position`.execute(
    db,
  )
  const [removed] = rows
  if (removed === undefined) return false
  await sql`
    update ${sql.table(table)} set position = position - 1
    where account_id = ${accountId} and position > ${removed.position}`.execute(db)
  return true
}

/** Moves an entry; beyond the end is the end. Returns false if there is none. */
export async function moveEntryTo(
  db: Db,
  table: SectionTable,
  { id, accountId, position }: { id: string; accountId: string; position: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where account_id = ${accountId} order by position`.execute(db)
  const others = rows.map((row) => row.id).filter((other) => other !== id)
  if (others.length === rows.length) return false
  const ids = others.toSpliced(position, 0, id)
  await sql`
    update ${sql.table(table)} as t set position = o.place - 1
    from unnest(${ids}::uuid[]) with ordinality as o (id, place)
    where t.id = o.id and t.account_id = ${accountId}`.execute(db)
  return true
}
