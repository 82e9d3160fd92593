import { sql } from 'kysely'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { databaseProxy } from '../../../tests/database/database-proxy.ts'
import { testDatabase } from '../../../tests/database/test-database.ts'
import type { Log } from '../log.ts'
import { connect } from './database.ts'
import { connectForRequests } from './request-database.ts'

/** Short, so that a test does not wait; a database that answers does so far sooner than a second. */
const TIMES = { silent: 20, probe: 400, longest: 60_000, pause: 10 }

const lines: string[] = []
const log: Log = {
  info: () => {},
  warn: (message) => void lines.push(message),
  error: (message) => void lines.push(message),
}

const own = await testDatabase()
const between = await databaseProxy(inject('cluster').host)
const requests = connectForRequests({ settings: { ...own.settings, host: between.host } }, log, TIMES)
await sql`create table notes (text text)`.execute(own.db)

afterAll(() => requests.close())

const one = () => sql<{ one: number }>`select 1 as one`.execute(requests.db)
const write = (text: string) => sql`insert into notes values (${text})`.execute(requests.db)
const notes = async () => (await sql<{ text: string }>`select text from notes`.execute(own.db)).rows
const back = () =>
  vi.waitFor(() => expect(requests.isUnavailable()).toBe(false), { timeout: 10_000, interval: 5 })
const answersAgain = async () => {
  await between.recover()
  await back()
  expect((await one()).rows).toEqual([{ one: 1 }])
}

test('waiting queries of a hanging database are refused, later ones at once, until it answers', async () => {
  await one()
  lines.length = 0
  between.hang()
  await expect(Promise.all([one(), one()])).rejects.toMatchObject({ code: 50018 })
  expect(requests.isUnavailable()).toBe(true)
  const before = performance.now()
  await expect(one()).rejects.toMatchObject({ code: 50018 })
  expect(performance.now() - before).toBeLessThan(TIMES.probe)
  expect(await requests.answers()).toBe(false)
  await answersAgain()
  expect(lines).toEqual([
    expect.stringContaining('does not answer'),
    expect.stringContaining('answers again'),
  ])
})

test('a stopped database is detected at once, and so is its return', async () => {
  await one()
  await between.die()
  await expect(one()).rejects.toMatchObject({ code: 50018 })
  await expect.poll(() => requests.isUnavailable()).toBe(true)
  await answersAgain()
})

test('a write that was running when the database hung is reported as "outcome unknown"', async () => {
  await one()
  between.hang()
  await expect(write('alone')).rejects.toMatchObject({ code: 50019 })
  await answersAgain()
})

test('a transaction cut off before its commit has not happened, and is not reported as unknown', async () => {
  const hung = requests.db.transaction().execute(async (transaction) => {
    await sql`insert into notes values ('uncommitted')`.execute(transaction)
    between.hang()
    await sql`select 1`.execute(transaction)
  })
  await expect(hung).rejects.toMatchObject({ code: 50018 })
  await answersAgain()
  expect(await notes()).not.toContainEqual({ text: 'uncommitted' })
})

test('an unconfirmed commit is reported as "outcome unknown"', async () => {
  const hung = requests.db.transaction().execute(async (transaction) => {
    await sql`insert into notes values ('perhaps')`.execute(transaction)
    between.hang()
  })
  await expect(hung).rejects.toMatchObject({ code: 50019 })
  await answersAgain()
})

test('a slow query continues while the server is alive', async () => {
  await sql`select pg_sleep(0.3)`.execute(requests.db)
  expect(requests.isUnavailable()).toBe(false)
})

test('the server cancels a query that takes too long for a visitor, and the connection stays usable', async () => {
  const slow = requests.db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 1`.execute(transaction)
    await sql`select pg_sleep(60)`.execute(transaction)
  })
  await expect(slow).rejects.toMatchObject({ code: 50013 })
  expect(
    (await sql<{ s: string }>`select current_setting('statement_timeout') as s`.execute(requests.db)).rows,
  ).toEqual([{ s: '10s' }])
})

test('a full disk or too many connections count as unavailable, our own mistake stays an error', async () => {
  const raise = (state: string) =>
    sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`).execute(requests.db)
  for (const state of ['53100', '53300', '57P03', '25006']) {
    await expect(raise(state)).rejects.toMatchObject({ code: 50018 })
  }
  await expect(raise('40001')).rejects.not.toHaveProperty('params')
  await expect(sql`select nothing`.execute(requests.db)).rejects.toMatchObject({ code: '42703' })
})

test('a connection that breaks under a query does not end our process', async () => {
  const patient = await connect({ ...own.settings, host: between.host })
  const isAsleep = async () => {
    const asleep = sql`select from pg_stat_activity where query = 'select pg_sleep(60)' and datname = current_database()`
    expect((await asleep.execute(own.db)).rows).toHaveLength(1)
  }
  for (const { db } of [requests, patient]) {
    const broken = expect(sql`select pg_sleep(60)`.execute(db)).rejects.toThrow()
    await vi.waitFor(isAsleep, 10_000)
    await between.die()
    await broken
    await between.recover()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(60)'`.execute(
      own.db,
    )
    await expect.poll(() => one().catch(() => null)).not.toBeNull()
  }
  await patient.close()
})
