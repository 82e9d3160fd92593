import { expect, test } from 'vitest'
import { z } from 'zod'
import { testSite } from '../../../../tests/site/test-site.ts'

const site = await testSite()
const answer = z.object({ location: z.object({ name: z.string(), country: z.string() }).nullable() })
const near = (query: string) => site.read(`/api-server/config/geo-location?${query}`, answer)

test('a point is looked up only when it has a longitude, and its lack is no error', async () => {
  expect((await near('latitude=14.55&longitude=121.02')).location).toMatchObject({ country: 'PH' })
  for (const nowhere of ['', 'latitude=14.55', 'latitude=14.55&longitude=', 'longitude=121.02']) {
    expect((await near(nowhere)).location).toBeNull()
  }
  // The point 0, 0 in the Gulf of Guinea: an empty value must not be read as this point.
  expect((await near('latitude=0&longitude=0')).location).toBeNull()
})

test('what is no angle is refused by name', async () => {
  const { status, body } = await site.call('/api-server/config/geo-location?latitude=91&longitude=far')
  expect(status).toBe(422)
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(['latitude', 'longitude'])
})
