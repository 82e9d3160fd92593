import { type RawBuilder, sql } from 'kysely'
import type { PersonalData } from '#config/personal-data.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Reads all data of an account, by file. Rows are limited to the newest ones. Call it in a transaction with one
 * snapshot.
 */
export async function readPersonalData(
  db: Db,
  tables: readonly PersonalData[],
  person: { id: string; addresses: readonly string[] },
): Promise<{ file: string; rows: unknown[] }[]> {
  const found: { file: string; rows: unknown[] }[] = []
  for (const table of tables) found.push({ file: table.file, rows: await rowsOf(db, table, person) })
  return found
}

const MOST_ROWS = 50_000

async function rowsOf(
  db: Db,
  { table, columns, by, order }: PersonalData,
  { id, addresses }: { id: string; addresses: readonly string[] },
): Promise<unknown[]> {
  const whose: RawBuilder<unknown> =
    by === 'recipient'
      ? sql`lower(recipient) = any(${addresses})`
      : sql`${sql.ref(by === 'id' ? 'id' : 'account_id')} = ${id}`
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(r) as row
    from (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${whose} order by ${sql.ref(order)} desc limit ${MOST_ROWS}) r`.execute(db)
  return rows.map(({ row }) => row)
}

/** The files of an account, by their names in its private store. `id`: only this one. */
export function storedFiles(
  db: Db,
  accountId: string,
  id?: string,
): Promise<{ id: string; content: string; bytes: number }[]> {
  const files = db.selectFrom('files').select(['id', 'content', 'bytes']).where('account_id', '=', accountId)
  return (id === undefined ? files : files.where('id', '=', id)).execute()
}
