import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APPLICATION_STATE_NAMES } from '#config/application-states.ts'
import { LEAST_FINISHED_REPLIES } from '#config/limits.ts'
import { countReplyRecords } from '#features/applications/server/count-reply-records.ts'
import { seenProfile } from '#features/profiles/contract/seen-profile.ts'
import { publicFileStore } from '#platform/storage/folder-store.ts'
import { privateFiles } from '#platform/storage/private-files.ts'
import { testDatabase } from '../tests/database/test-database.ts'
import { CAST_COMPANY } from './cast-companies.ts'
import { CAST_SEEKERS } from './cast-people.ts'
import { loadDemo } from './load-demo.ts'

const now = new Date('2026-11-21T12:00:00Z')
const { db } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'joblane-demo-'))
const load = () =>
  loadDemo(db, {
    seed: 7,
    now,
    jobs: 600,
    companies: 120,
    files: publicFileStore(folder),
    privateFiles: privateFiles({ S3_URL: undefined, dataFolder: folder }),
  })
beforeAll(async () => void (await load()))
afterAll(() => rmSync(folder, { recursive: true }))

const countOf = async () => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from application_events`.execute(db)
  return rows[0]?.count
}

test('a second load adds no application', async () => {
  const before = await countOf()
  await load()
  expect(await countOf()).toBe(before)
})

test('the cast has applications in every state, saved jobs, and companies that are interested', async () => {
  const { rows } = await sql<{ state: string; email: string }>`
    select distinct state, email from applications join accounts on accounts.id = account_id
    where accounts.email = any(${Object.values(CAST_SEEKERS).map(({ email }) => email)})`.execute(db)
  expect([...new Set(rows.map(({ state }) => state))].toSorted()).toEqual(APPLICATION_STATE_NAMES.toSorted())
  const { rows: invited } = await sql<{ email: string }>`
    select email from invitations join accounts on accounts.id = account_id where state = 'sent'`.execute(db)
  expect(invited.map(({ email }) => email)).toContain(CAST_SEEKERS.maria.email)
  const { rows: saved } = await sql<{ status: string }>`
    select status from saved_jobs join jobs on jobs.id = job_id join accounts on accounts.id = account_id
    where email = ${CAST_SEEKERS.maria.email}`.execute(db)
  expect(saved.map(({ status }) => status)).toContain('open')
  const { rows: sent } = await sql<{ sent: unknown }>`select sent from applications`.execute(db)
  for (const row of sent) expect(seenProfile.safeParse(row.sent).error).toBeUndefined()
})

test('some companies have a reply record that can be believed, some have too little to say', async () => {
  await countReplyRecords({ db, clock: { now: () => now } }, AbortSignal.timeout(30_000))
  const records = await db.selectFrom('reply_records').selectAll().execute()
  const harbour = db.selectFrom('companies').select('id').where('source_ref', '=', CAST_COMPANY.harbour)
  const { id } = await harbour.executeTakeFirstOrThrow()
  expect(records.find(({ company_id }) => company_id === id)?.finished).toBeGreaterThan(9)
  const told = records.filter(({ finished }) => finished >= LEAST_FINISHED_REPLIES)
  expect(told.length).toBeGreaterThan(10)
  expect(records.length - told.length).toBeGreaterThan(3)
  for (const { finished, in_time, median_seconds } of told) {
    expect(in_time / finished).toBeGreaterThan(0.35)
    expect(median_seconds).toBeGreaterThan(3600)
    expect(median_seconds).toBeLessThan(7 * 86_400)
  }
  const shares = told.map(({ finished, in_time }) => in_time / finished).toSorted((a, b) => a - b)
  expect(shares[Math.floor(shares.length / 2)]).toBeGreaterThan(0.7)
})
