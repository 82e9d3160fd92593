import { expect, test } from 'vitest'
import { testSite } from '../../../tests/site/test-site.ts'
import { createAdmission } from './admission.ts'

/** One reader at a time, no queue; forms have their own lanes. */
const reading = createAdmission({ lanes: 1, mostMs: 0, always: 1 })
const forms = createAdmission({ lanes: 1, mostMs: 0, always: 1 })
const site = await testSite({ admissions: { reading, forms } })

const SEARCH = '/api-server/search/job?country=PH'
const SIGN_IN = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }

test('expensive calls are refused while all lanes are busy, and answered again after', async () => {
  const busy = Promise.withResolvers<void>()
  const occupied = reading.run(() => busy.promise)
  const refused = await site.fetch(`${SEARCH}&language_code=es`)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 50017, message: expect.stringMatching(/visitas/) })
  expect((await site.fetch('/en/onsite-job/feed.rss')).status).toBe(503)

  expect((await site.fetch('/health/ready')).status).toBe(200)
  expect((await site.fetch('/api-server/config/job_types/list')).status).toBe(200)
  expect((await site.fetch('/api-server/auth/login', SIGN_IN)).status).toBe(422)

  busy.resolve()
  await occupied
  expect((await site.fetch(SEARCH)).status).toBe(200)
})
