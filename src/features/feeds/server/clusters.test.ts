import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testSite } from '../../../../tests/site/test-site.ts'
import { DEFAULT_MAPPING } from './field-mapping.ts'
import { fingerprintOlderJobs } from './fingerprint-older-jobs.ts'
import { jsonLinesRows } from './formats/json-lines.ts'
import { importJobs } from './import-jobs.ts'

const site = await testSite()
const { db } = site.database
const reportFolder = mkdtempSync(join(tmpdir(), 'joblane-clusters-'))
afterAll(() => rmSync(reportFolder, { recursive: true, force: true }))

const june = new Date('2026-06-01T12:00:00Z')
const july = new Date('2026-07-01T12:00:00Z')

const WORDS =
  'We look for a pharmacist who leads our shop near the station and its team of five, orders and checks medicine, ' +
  'advises customers in English and Tagalog, keeps the records that the law asks for, and trains two apprentices. ' +
  'You have a licence, three years in a shop, and patience. We offer a fixed contract, meals, and a share in profit.'

const posting = (source: string, id: string, more: object = {}) =>
  JSON.stringify({
    source,
    id,
    title: 'Shop Pharmacist',
    company: 'Northwind Health, Inc.',
    country: 'PH',
    location: 'Cebu City',
    description: WORDS,
    ...more,
  })

async function add(at: Date, ...lines: string[]): Promise<void> {
  async function* text() {
    for (const line of lines) yield `${line}\n`
  }
  const rows = jsonLinesRows(text(), DEFAULT_MAPPING)
  await importJobs(db, { now: () => at }, { rows, reportFolder, onProgress: () => {} })
}

const jobOf = (source: string, id: string) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('source', '=', source)
    .where('source_ref', '=', id)
    .executeTakeFirstOrThrow()

const close = (id: number) =>
  db.updateTable('jobs').set({ status: 'closed', closed_at: july }).where('id', '=', id).execute()

/** The ids that a search for a word finds. */
async function found(word: string): Promise<number[]> {
  await site.jobSearch.caughtUp()
  const { jobs } = await site.read(
    `/api-server/search/job?country=PH&query=${word}`,
    z.object({ jobs: z.array(z.object({ id: z.number() })) }),
  )
  return jobs.map(({ id }) => id)
}

test('a job from two sources is one result, first seen when the earlier one was', async () => {
  await add(june, posting('one', 'a'))
  await add(july, posting('two', 'x', { company: 'Northwind Health', description: `${WORDS} Apply now!` }))
  const [first, second] = [await jobOf('one', 'a'), await jobOf('two', 'x')]
  expect([first.cluster_id, second.cluster_id]).toEqual([first.id, first.id])
  expect(second.first_seen_at).toEqual(june)
  expect(await found('pharmacist')).toEqual([first.id])

  await close(first.id)
  expect(await found('pharmacist')).toEqual([second.id])
  await db.updateTable('jobs').set({ status: 'open', closed_at: null }).where('id', '=', first.id).execute()
  expect(await found('pharmacist')).toEqual([first.id])
  await db.updateTable('jobs').set({ status: 'on_hold' }).where('id', '=', first.id).execute()
  expect(await found('pharmacist')).toEqual([second.id])
})

test('a job posted again under another id keeps its first-seen time', async () => {
  await add(june, posting('three', 'a', { title: 'Night Nurse' }))
  await close((await jobOf('three', 'a')).id)
  await add(july, posting('three', 'b', { title: 'Night nurse' }))
  expect(await jobOf('three', 'b')).toMatchObject({ first_seen_at: june, status: 'open' })
  expect(await found('nurse')).toEqual([(await jobOf('three', 'b')).id])
})

test.each([
  ['another place', { location: 'Davao City' }],
  ['another employer', { company: 'Southwind' }],
  ['another title', { title: 'Senior Shop Librarian' }],
  ['another text', { description: WORDS.split(' ').reverse().join(' ') }],
  ['employers that keep their names to themselves', { company: 'Confidential' }, { company: 'Confidential' }],
])('%s is another job', async (what, more, first: object = {}) => {
  const title = { title: 'Shop Librarian' }
  await add(june, posting(`${what} 1`, 'a', { ...title, company: 'Eastwind', ...first }))
  await add(june, posting(`${what} 2`, 'a', { ...title, company: 'Eastwind', ...more }))
  expect((await jobOf(`${what} 2`, 'a')).cluster_id).toBeNull()
})

test('without texts to compare, posts of one source are several jobs, of two sources one', async () => {
  const bare = { title: 'Forklift Driver', description: '' }
  await add(june, posting('four', 'a', bare), posting('four', 'b', bare))
  expect((await jobOf('four', 'b')).cluster_id).toBeNull()
  await add(june, posting('five', 'a', bare))
  expect((await jobOf('five', 'a')).cluster_id).toBe((await jobOf('four', 'a')).id)
})

test('posts of one source that pay differently are several jobs', async () => {
  const [low, high] = ['PHP 20,000', 'PHP 30,000'].map((salary) => ({ title: 'Tree Surgeon', salary }))
  await add(june, posting('eight', 'a', low), posting('eight', 'b', high))
  expect((await jobOf('eight', 'b')).cluster_id).toBeNull()
})

test('the text may be shortened on two boards, but not on one', async () => {
  const title = { title: 'Crane Driver' }
  const shorter = { ...title, description: WORDS.replace(/We offer.*$/, 'We offer meals.') }
  await add(june, posting('nine', 'a', title), posting('nine', 'b', shorter), posting('ten', 'a', shorter))
  expect((await jobOf('ten', 'a')).cluster_id).toBe((await jobOf('nine', 'a')).id)
})

test('remote or not makes no difference for a job at a known place', async () => {
  const title = { title: 'Claims Adviser' }
  await add(june, posting('eleven', 'a', title), posting('twelve', 'a', { ...title, remote: 'remote' }))
  expect((await jobOf('twelve', 'a')).cluster_id).toBe((await jobOf('eleven', 'a')).id)
})

test('jobs without a fingerprint, or with one of an older rule, get a new one and are clustered', async () => {
  const title = { title: 'Harbour Pilot' }
  await add(june, posting('old one', 'a', title), posting('old two', 'a', title))
  await add(june, posting('old three', 'a', { ...title, company: 'Confidential' }))
  const [first, second] = [await jobOf('old one', 'a'), await jobOf('old two', 'a')]
  await db.deleteFrom('job_fingerprints').where('job_id', '=', first.id).execute()
  await db
    .updateTable('job_fingerprints')
    .set({ version: 0, key: 7 })
    .where('job_id', '=', second.id)
    .execute()
  await db.updateTable('jobs').set({ cluster_id: null }).execute()
  const due = () =>
    db
      .selectFrom('jobs')
      .leftJoin('job_fingerprints', 'job_id', 'jobs.id')
      .select('jobs.id')
      .where((where) => where.or([where('job_id', 'is', null), where('version', '=', 0)]))
      .where('content_hash', 'is not', null)
      .execute()
  expect((await due()).length).toBe(2)
  await fingerprintOlderJobs(db, new AbortController().signal)
  expect(await due()).toEqual([])
  expect((await jobOf('old two', 'a')).cluster_id).toBe(first.id)
  expect((await jobOf('old three', 'a')).cluster_id).toBeNull()
})

test('a job whose content changes leaves its cluster, and both are found', async () => {
  const title = { title: 'Bus Mechanic' }
  await add(june, posting('six', 'a', title), posting('seven', 'a', title))
  expect((await found('mechanic')).length).toBe(1)
  await add(july, posting('seven', 'a', { title: 'Ferry Mechanic' }))
  expect((await jobOf('seven', 'a')).cluster_id).toBeNull()
  expect((await found('mechanic')).length).toBe(2)
})
