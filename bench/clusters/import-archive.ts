import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { DEFAULT_MAPPING } from '#features/feeds/server/field-mapping.ts'
import { jsonLinesRows } from '#features/feeds/server/formats/json-lines.ts'
import { importJobs } from '#features/feeds/server/import-jobs.ts'
import { readText } from '#features/feeds/server/read-text.ts'
import { connect, createDatabase } from '#platform/db/database.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { migrate } from '#platform/db/migrate.ts'

/** The parser compares dates with the current time; a fixed time makes the figures repeatable. */
const NOW = new Date('2026-09-01T00:00:00Z')

/** Imports all postings into a temporary database, and returns their clusters by the postings' ids. */
export async function clustersOf(archive: string): Promise<Map<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-bench-'))
  // The database's own user must be able to enter when this runs as root.
  chmodSync(folder, 0o755)
  const server = await startEmbeddedCluster(folder, { durable: false })
  try {
    await createDatabase(server, 'bench')
    const database = await connect({ ...server.connection, database: 'bench' })
    try {
      await migrate(database.db)
      await importJobs(
        database.db,
        { now: () => NOW },
        {
          rows: jsonLinesRows(readText({ path: archive, charset: null }), DEFAULT_MAPPING),
          reportFolder: join(folder, 'report'),
          onProgress: () => {},
        },
      )
      const { rows } = await sql<{ ref: string; cluster: number }>`
        select source_ref as ref, cluster_id as cluster from jobs where cluster_id is not null`.execute(
        database.db,
      )
      return new Map(rows.map(({ ref, cluster }) => [ref, cluster]))
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
