import { sql } from 'kysely'
import { readImported } from '../import-archive.ts'

/** Imports all postings into a temporary database, and returns their clusters by the postings' ids. */
export async function clustersOf(archive: string): Promise<Map<string, number>> {
  const rows = await readImported(archive, async (db) => {
    const found = await sql<{ ref: string; cluster: number }>`
      select source_ref as ref, cluster_id as cluster from jobs where cluster_id is not null`.execute(db)
    return found.rows
  })
  return new Map(rows.map(({ ref, cluster }) => [ref, cluster]))
}
