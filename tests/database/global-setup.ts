import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect, createDatabase } from '#platform/db/database.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { migrate } from '#platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { host: string; user: string; database: string }
  }
}

export const TEMPLATE = 'joblane_template'

/** One cluster for the whole run; every test file clones the migrated template. */
export default async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-test-'))
  // The database's own user must be able to enter when the tests run as root.
  chmodSync(folder, 0o755)
  const cluster = await startEmbeddedCluster(folder, { durable: false })
  await createDatabase(cluster, TEMPLATE)
  const template = await connect({ ...cluster.connection, database: TEMPLATE })
  await migrate(template.db)
  await template.close()
  provide('cluster', cluster.connection)
  return async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
