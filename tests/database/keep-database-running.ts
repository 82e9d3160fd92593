import { afterAll, beforeAll } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { readEnv } from '#platform/env.ts'

/** Keeps the database server of a data folder running until the file is through: the programs under test come and go. */
export function keepDatabaseRunning(dataFolder: string): void {
  let database: Database | undefined
  beforeAll(async () => {
    database = await openDatabase(readEnv({ JOBLANE_DATA: dataFolder }))
  }, 120_000)
  afterAll(() => database?.close())
}
