import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#platform/db/database.ts'
import { dumpSchema } from '#platform/db/dump-schema.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { migrate } from '#platform/db/migrate.ts'

/** `npm run schema`, after a new migration: writes the reviewed schema and the types of its tables again. */

const folder = mkdtempSync(join(tmpdir(), 'joblane-schema-'))
chmodSync(folder, 0o755)
const cluster = await startEmbeddedCluster(folder, { durable: false })
try {
  const { host, user, database } = cluster.connection
  const { db, close } = await connect(cluster.connection)
  await migrate(db)
  writeFileSync(join(import.meta.dirname, 'schema.sql'), await dumpSchema(db))
  await close()
  const argv = [
    ...['--dialect', 'postgres'],
    ...['--url', `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`],
    ...['--exclude-pattern', 'kysely_*'],
    ...['--type-mapping', JSON.stringify({ int8: 'number', xid8: 'string', timestamptz: 'Date' })],
    ...['--out-file', join(import.meta.dirname, '../src/platform/db/schema.generated.ts')],
  ]
  // In a separate process: it leaves connections open, which the end of the cluster would break.
  execFileSync('kysely-codegen', argv, { stdio: 'inherit' })
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
