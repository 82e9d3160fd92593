import { expect, test } from 'vitest'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { listHiddenJobs } from '../contract/hidden-jobs.ts'
import { listSimilarJobs } from '../contract.ts'

let ids: number[] = []
const site = await testSite({
  prepare: async ({ db }) => {
    ids = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) =>
        addJob(db, { country: 'PH', title_ids: [1001], function_ids: [101], texts: [{ title }] }),
      ),
    )
  },
})
const [a = 0, b = 0, c = 0, d = 0] = ids

const seeker = async () => {
  const somebody = await person(site)
  await site.database.db.insertInto('seekers').values({ account_id: somebody.id }).execute()
  const data = async (path: string) => (await somebody.ask('GET', path)).data
  const total = async () => Object(await data('search/job?country=PH')).total
  const hidden = async () =>
    listHiddenJobs.response.parse(await data('job/hidden-jobs')).jobs.map(({ id }) => id)
  return { ...somebody, data, total, hidden }
}

test('a hidden job leaves searches, counts and similar jobs on every device, until it is shown again', async () => {
  const mine = await seeker()
  const another = await seeker()
  expect(await mine.total()).toBe(4)
  const hide = { job_ids: [a, c, 999_999] }
  expect((await mine.ask('POST', 'job/hidden-jobs/create', hide)).code).toBe(0)
  expect((await mine.ask('POST', 'job/hidden-jobs/create', { job_ids: [c] })).code).toBe(0)
  await mine.signInAnew()
  expect(await mine.total()).toBe(2)
  const similar = listSimilarJobs.response.parse(await mine.data(`job/similar?job_id=${b}`))
  expect(similar.jobs.map(({ id }) => id)).toEqual([d])
  expect(new Set(await mine.hidden())).toEqual(new Set([a, c]))
  expect(await another.total()).toBe(4)
  expect(await another.hidden()).toEqual([])
  // Another person's request changes nothing of mine.
  expect((await another.ask('DELETE', `job/hidden-jobs/${a}/delete`)).code).toBe(0)
  expect(await mine.total()).toBe(2)
  expect((await mine.ask('DELETE', `job/hidden-jobs/${a}/delete`)).code).toBe(0)
  expect((await mine.ask('DELETE', `job/hidden-jobs/${a}/delete`)).code).toBe(0)
  expect(await mine.total()).toBe(3)
  expect(await mine.hidden()).toEqual([c])
})

test('another posting of a hidden job does not take its place', async () => {
  const { db } = site.database
  const both = { country: 'PH', cluster_id: 77 }
  const shown = await addJob(db, { ...both, texts: [{ title: 'Twice' }] })
  const mine = await seeker()
  await mine.ask('POST', 'job/hidden-jobs/create', { job_ids: [shown] })
  const twin = await addJob(db, { ...both, texts: [{ title: 'Twice again' }] })
  const closed = { status: 'closed', closed_at: site.clock.now() }
  await db.updateTable('jobs').set(closed).where('id', '=', shown).execute()
  await site.jobSearch.caughtUp()
  expect(await mine.total()).toBe(4)
  expect((await mine.ask('DELETE', `job/hidden-jobs/${twin}/delete`)).code).toBe(0)
  expect(await mine.total()).toBe(5)
})

test('hiding asks for a seeker, and for jobs', async () => {
  expect((await site.call('/api-server/job/hidden-jobs')).status).toBe(401)
  const mine = await seeker()
  expect((await mine.ask('POST', 'job/hidden-jobs/create', { job_ids: [] })).code).toBe(40001)
})
