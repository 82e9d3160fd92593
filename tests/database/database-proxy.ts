import { afterAll } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from './proxy-to-database.ts'

/** A proxy between a site and its database for one test file. */
export async function databaseProxy(databaseFolder: string): Promise<DatabaseProxy> {
  const proxy = await startDatabaseProxy(databaseFolder)
  afterAll(() => proxy.close())
  return proxy
}
