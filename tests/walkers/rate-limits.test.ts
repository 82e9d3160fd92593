import { beforeAll, describe, expect, test } from 'vitest'
import { RATE_LIMITS } from '#config/limits.ts'
import type { Contract } from '#shared/contract.ts'
import { dataOf, refusalOf, walkedSite } from './walked-site.ts'

let now = Date.now()
const site = await walkedSite({ clock: { now: () => new Date(now) } })

beforeAll(() => {
  for (const contract of site.contracts) exhaust(contract)
})

describe('an address that has called too often', () => {
  test.each(site.contracts)('is refused by $name with a time to retry', async (contract) => {
    const wish = { headers: { 'accept-language': 'tr' } }
    const response = await site.send(contract, site.goodRequest(contract), wish)
    const { code, message } = await refusalOf(response)
    const wait = response.headers.get('retry-after')
    expect([response.status, code]).toEqual([429, 40006])
    expect(Number(wait)).toBeGreaterThan(0)
    expect(message).toBe(`Çok fazla deneme yapıldı. ${wait} saniye sonra tekrar deneyin.`)
  })

  test('can still read health and the API description', async () => {
    for (const path of ['/health/live', '/health/ready', '/api-server/openapi.json']) {
      expect((await site.fetch(path)).status, path).toBe(200)
    }
  })

  test('is served again after that time', async () => {
    now += 1000 * Math.max(...Object.values(RATE_LIMITS).map(({ seconds }) => seconds))
    for (const contract of site.contracts) {
      await dataOf(contract, await site.send(contract, site.goodRequest(contract)))
    }
  })
})

/** From the address of the calls of this test. */
function exhaust({ limit }: Contract): void {
  const { take } = site.dispatcher.limits
  expect(() => {
    for (let calls = 0; calls < 10_000; calls++) take(limit, '127.0.0.1')
  }).toThrow()
}
