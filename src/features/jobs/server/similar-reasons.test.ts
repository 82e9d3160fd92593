import { expect, test } from 'vitest'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { listSimilarJobs } from '../contract.ts'

const site = await testSite()
const { db } = site.database

test('similar jobs say why they suit a signed-in seeker, and nothing to others', async () => {
  const job = { country: 'PH', title_ids: [1001], location_id: 1701668 }
  const [open, like] = [await addJob(db, job), await addJob(db, job)]
  await site.jobSearch.caughtUp()
  const path = `/api-server/job/similar?job_id=${open}`
  expect(await site.read(path, listSimilarJobs.response)).not.toHaveProperty('reasons')
  const mai = await person(site)
  await db.insertInto('seekers').values({ account_id: mai.id }).execute()
  await mai.signInAnew()
  const mine = async () => listSimilarJobs.response.parse((await mai.jar.call(path)).body.data)
  expect(await mine()).not.toHaveProperty('reasons')
  const wish = { titles: [{ title_id: 1001 }], location_id: 1701668 }
  await mai.jar.call('/api-server/jobseeker/complete-profile/desired-job', {
    method: 'POST',
    body: JSON.stringify(wish),
  })
  const { jobs, reasons } = await mine()
  expect(jobs.map(({ id }) => id)).toEqual([like])
  expect(reasons).toEqual([
    { job_id: like, work: expect.any(String), is_related: false, place: expect.any(String), skills: 0 },
  ])
})
