import { expect, test } from 'vitest'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { getRemoteOverview } from '../contract.ts'

const REMOTE = 3

const site = await testSite({
  prepare: async ({ db }) => {
    const remote = { arrangement: REMOTE, country: 'PH', working_time_zone: 'Asia/Manila' }
    await addJob(db, { ...remote, open_countries: ['PH', 'JP'] })
    await addJob(db, { ...remote, excluded_countries: ['JP'] })
    await addJob(db, { ...remote, status: 'closed', closed_at: new Date() })
    await addJob(db, { country: 'JP' })
  },
})

test('a visitor sees the number of remote jobs that are open to each market', async () => {
  const path = '/api-server/search/remote-overview?language_code=es'
  const { countries, time_zones } = await site.read(path, getRemoteOverview.response)
  const countOf = (code: string) => countries.find(({ country }) => country === code)?.count
  expect([countOf('PH'), countOf('JP'), countOf('BR')]).toEqual([2, 1, 1])
  expect(countries[0]).toEqual({ country: 'PH', name: 'Filipinas', count: 2 })
  expect(time_zones).toEqual([{ zone: 'Asia/Manila', count: 2 }])
})
