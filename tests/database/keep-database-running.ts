import { afterAll, beforeAll } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { readEnv } from '#platform/env.ts'

/** Keeps the database server of a data folder running for a test file, while the programs under test start and stop. */
export function keepDatabaseRunning(dataFolder: string): void {
  let database: Database | undefined
  beforeAll(async () => {
    database = await openDatabase(readEnv({ JOBLANE_DATA: dataFolder }))
  }, 120_000)
  afterAll(() => database?.close())
}
