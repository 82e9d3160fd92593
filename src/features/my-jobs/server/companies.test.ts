import { expect, test } from 'vitest'
import { applicant, recruiter } from '#features/applications/server/applications.test-helper.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { countMyJobs, listViewers } from '../contract/companies.ts'

let now = new Date('2026-05-20T12:10:00Z')
const site = await testSite({ clock: { now: () => now } })
const { db } = site.database

const companyOf = async (jobId: number): Promise<number> =>
  (await db.selectFrom('jobs').select('company_id').where('id', '=', jobId).executeTakeFirstOrThrow())
    .company_id

test('a company that opens a profile has viewed it; one that comes back in another hour is interested', async () => {
  const [mai, bo] = [await applicant(site), await applicant(site)]
  const jobs = [await addJob(db), await addJob(db)]
  const [first, second] = await Promise.all(jobs.map(companyOf))
  const viewers = async (query = '') =>
    listViewers.response.parse((await mai.call('GET', `job/profile-viewers${query}`)).data).companies
  const counts = async (who = mai) =>
    countMyJobs.response.parse((await who.call('GET', 'job/my-jobs-counts')).data)

  for (const job of jobs) {
    const id = await mai.applied(job)
    const reader = await recruiter(site, await companyOf(job))
    await reader.open(id)
    // The same hour counts once.
    now = new Date(now.getTime() + 20 * 60_000)
    await reader.open(id)
    if (job !== jobs[0]) continue
    now = new Date(now.getTime() + 90 * 60_000)
    await reader.open(id)
    await reader.move(id, 'interview')
    now = new Date(now.getTime() + 60_000)
  }
  expect((await viewers()).map(({ company, times }) => [company.id, times])).toEqual([
    [second, 1],
    [first, 2],
  ])
  expect((await viewers('?interested=true')).map(({ company }) => company.id)).toEqual([first])
  expect(await counts()).toEqual({ saved: 0, applied: 2, interviews: 1, viewed_me: 2, interested: 1 })
  expect(await counts(bo)).toEqual({ saved: 0, applied: 0, interviews: 0, viewed_me: 0, interested: 0 })
})
