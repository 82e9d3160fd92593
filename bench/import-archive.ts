import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_MAPPING } from '#features/feeds/server/field-mapping.ts'
import { jsonLinesRows } from '#features/feeds/server/formats/json-lines.ts'
import { importJobs } from '#features/feeds/server/import-jobs.ts'
import { readText } from '#features/feeds/server/read-text.ts'
import { connect, createDatabase, type Db } from '#platform/db/database.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { migrate } from '#platform/db/migrate.ts'

/** The parser compares dates with the current time; a fixed time makes the figures repeatable. */
export const ARCHIVE_NOW = new Date('2026-09-01T00:00:00Z')

/** The archive of real postings, where the environment says or beside the project; it may be absent. */
export const archivePath = (): string =>
  process.env.JOBLANE_POSTINGS ?? join(import.meta.dirname, '../../shared/data/job-postings.jsonl.gz')

/** Imports all postings of an archive into a temporary database, and returns what `read` reads there. */
export async function readImported<T>(archive: string, read: (db: Db) => Promise<T>): Promise<T> {
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
        { now: () => ARCHIVE_NOW },
        {
          rows: jsonLinesRows(readText({ path: archive, charset: null }), DEFAULT_MAPPING),
          reportFolder: join(folder, 'report'),
          onProgress: () => {},
        },
      )
      return await read(database.db)
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
