import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database/test-database.ts'
import { dumpSchema } from './dump-schema.ts'
import { migrate } from './migrate.ts'

const database = await testDatabase()

test('the reviewed schema is what the migrations make', async () => {
  const reviewed = await readFile(new URL('../../../db/schema.sql', import.meta.url), 'utf8')
  expect(await dumpSchema(database.db)).toBe(reviewed)
})

test('migrating twice, and from several nodes at once, changes nothing more', async () => {
  const applied = await Promise.all([migrate(database.db), migrate(database.db)])
  expect(applied).toEqual([[], []])
})
