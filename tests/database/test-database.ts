import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { connect, createDatabase, type Database } from '#platform/db/database.ts'
import { TEMPLATE } from './global-setup.ts'

/** A real, migrated, empty database for one test file. */
export async function testDatabase(): Promise<Database> {
  const cluster = inject('cluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  await createDatabase({ connection: cluster }, name, TEMPLATE)
  const database = await connect({ ...cluster, database: name }, { connections: 4 })
  afterAll(() => database.close())
  return database
}

/** The address of a test's database, as operators write that of a server of their own. */
export const databaseUrl = ({ settings }: Pick<Database, 'settings'>): string =>
  `postgresql://${settings.user}@${encodeURIComponent(String(settings.host))}/${settings.database}`
