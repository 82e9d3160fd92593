import { expect, test } from 'vitest'
import { seeker } from '#features/profiles/server/profile.test-helper.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

const site = await testSite()

test('an account reads how much of its history is kept, and clears its own alone', async () => {
  const [mai, bo] = [await seeker(site), await seeker(site)]
  const job = await addJob(site.database.db)
  for (const { ask } of [mai, bo])
    await ask('POST', 'auth/guest/move', { recent_searches: ['/onsite-job?query=nurse'], viewed_jobs: [job] })
  const count = async ({ ask }: typeof mai) => (await ask('GET', 'auth/history')).data
  expect(await count(mai)).toEqual({ searches: 1, jobs: 1 })
  for (let times = 0; times < 2; times++)
    expect((await mai.ask('DELETE', 'auth/history/delete')).code).toBe(0)
  expect(await count(mai)).toEqual({ searches: 0, jobs: 0 })
  expect(await count(bo)).toEqual({ searches: 1, jobs: 1 })
})
