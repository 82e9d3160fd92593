import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect, type Db } from '#platform/db/database.ts'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { feedServer } from './feed-server.test-helper.ts'
import { DEFAULT_MAPPING } from './field-mapping.ts'
import { jsonLinesRows } from './formats/json-lines.ts'
import { importJobs } from './import-jobs.ts'
import { removeSource } from './manage-sources.ts'
import { runSource } from './run-source.ts'

const database = await testDatabase()
const { db } = database
/** Another process has its own connections. */
const elsewhere = await connect(database.settings, { connections: 4 })
const folder = mkdtempSync(join(tmpdir(), 'joblane-concurrent-'))
afterAll(async () => {
  await elsewhere.close()
  rmSync(folder, { recursive: true, force: true })
})

const now = new Date('2026-06-01T12:00:00Z')
const clock = { now: () => now }
const { deps, answerWith, add, run } = await feedServer(db, clock)
const WORDS =
  'We look for a pharmacist who leads our shop near the station and its team of five, orders and checks medicine, ' +
  'advises customers in English and Tagalog, keeps the records that the law asks for, and trains two apprentices.'

const posting = (source: string, number: number, company = `Company ${number % 40}`) =>
  JSON.stringify({
    source,
    id: String(number),
    title: `Cook ${number}`,
    company,
    country: 'PH',
    location: 'Cebu City',
    description: WORDS,
  })

function importLines(into: Db, name: string, lines: readonly string[]) {
  async function* text() {
    for (const line of lines) yield `${line}\n`
  }
  return importJobs(into, clock, {
    rows: jsonLinesRows(text(), DEFAULT_MAPPING),
    reportFolder: join(folder, name),
    onProgress: () => {},
  })
}

const numbers = Array.from({ length: 600 }, (_, index) => index)

async function count(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await query.execute(db)).rows[0]?.count ?? -1
}

/** Resolves when a connection waits for a lock in this database. */
const somebodyWaits = () =>
  expect
    .poll(
      () =>
        count(sql`select count(*) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`),
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)

test('the same file imported twice at once is stored once', async () => {
  const lines = numbers.map((number) => posting('twice', number))
  const summaries = await Promise.all([
    importLines(db, 'one', lines),
    importLines(elsewhere.db, 'other', lines.toReversed()),
  ])
  expect(summaries.map(({ rows }) => rows)).toEqual([600, 600])
  expect(summaries.reduce((sum, { added }) => sum + added, 0)).toBe(600)
  expect(summaries.reduce((sum, { changed }) => sum + changed, 0)).toBe(0)
  expect(await count(sql`select count(*) from jobs where source = 'twice'`)).toBe(600)
  expect(await count(sql`select count(*) from companies where name like 'Company %'`)).toBe(40)
})

test('two feeds that import the same jobs at once form clusters, and none is missed', async () => {
  const linesOf = (source: string) => numbers.map((number) => posting(source, number, 'Northwind'))
  await Promise.all([
    importLines(db, 'north', linesOf('north')),
    importLines(elsewhere.db, 'south', linesOf('south')),
  ])
  expect(
    await count(sql`
      select count(*) from jobs north join jobs south using (source_ref, cluster_id)
      where north.source = 'north' and south.source = 'south'`),
  ).toBe(600)
})

test.each([
  ['commits', true, 'Their own'],
  ['changes its mind', false, 'Eastwind'],
])('a company that somebody else is just adding, who then %s, is there once', async (what, commits, name) => {
  const ref = `PH:eastwind ${what}`
  let imported: Promise<unknown> = Promise.resolve()
  const adding = elsewhere.db.transaction().execute(async (transaction) => {
    await sql`insert into companies (name, source, source_ref) values ('Their own', 'import', ${ref})`.execute(
      transaction,
    )
    imported = importLines(db, what, [posting('company', 1, `Eastwind ${what}`)])
    await somebodyWaits()
    if (!commits) throw new Error('changed my mind')
  })
  await (commits ? adding : expect(adding).rejects.toThrow('changed my mind'))
  await imported
  const { rows } = await sql<{ name: string }>`
    select companies.name from companies join jobs on jobs.company_id = companies.id
    where companies.source_ref = ${ref}`.execute(db)
  expect(rows).toEqual([{ name: expect.stringContaining(name) }])
})

test('an import that deadlocks with another writer is repeated', async () => {
  await importLines(db, 'crossing', [posting('crossing', 1), posting('crossing', 2)])
  const change = (number: number) =>
    sql`update jobs set updated_at = now() where source = 'crossing' and source_ref = ${String(number)}`
  let imported: Promise<unknown> = Promise.resolve()
  await elsewhere.db.transaction().execute(async (transaction) => {
    await change(2).execute(transaction)
    const changed = [1, 2].map((number) => posting('crossing', number).replace('a pharmacist', 'two'))
    imported = importLines(db, 'crossing again', changed)
    await somebodyWaits()
    await change(1).execute(transaction)
  })
  expect(await imported).toMatchObject({ changed: 2 })
})

test('a source that is removed while it is being read leaves nothing open', async () => {
  let finish = () => {}
  const queried = new Promise<void>((resolve) => {
    answerWith((_, response) => {
      response.write('<source><job><id>1</id><title>Cook</title><country>PH</country></job>')
      finish = () => response.end('</source>')
      resolve()
    })
  })
  await add('leaving')
  const reading = run('leaving')
  await queried
  const signal = new AbortController().signal
  expect(await runSource({ ...deps, db: elsewhere.db }, 'leaving', { signal })).toEqual({ outcome: 'busy' })
  expect(await removeSource(elsewhere.db, clock, 'leaving')).toBe(0)
  finish()
  expect(await reading).toMatchObject({ outcome: 'imported', summary: { added: 1 } })
  expect(await count(sql`select count(*) from jobs where source = 'leaving'`)).toBe(1)
  expect(await count(sql`select count(*) from jobs where source = 'leaving' and status <> 'closed'`)).toBe(0)
})
