import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { ConfigurationError } from '../env.ts'
import type { Db } from './database.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../db/migrations')

/**
 * Migrates the database to the newest version; there is no way back. Several nodes may call it at once: one works, the
 * others wait. Returns the names of the applied migrations.
 */
export async function migrate(db: Db, folder = MIGRATIONS): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(folder) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName ?? 'before the first'
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigurationError(`The database could not be brought up to date (${failed}): ${reason}`)
  }
  return results.map((result) => result.migrationName)
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, file), 'utf8')
    return [file.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(migrations))
}
