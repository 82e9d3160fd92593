import { expect, test } from 'vitest'
import { RATE_LIMITS } from '#config/limits.ts'
import { testSite } from '../../../tests/site/test-site.ts'

const site = await testSite()
const LISTS = '/api-server/config/lists'

/** As browsers do; `fetch` decompresses the response. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  site.fetch(path, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } })

test('lists are sent compressed, and only once', async () => {
  const first = await ask(LISTS)
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('cache-control')).toBe('private, max-age=300')
  expect(first.headers.get('vary')).toBe('accept-encoding, accept-language, cookie')
  const whole = await first.text()
  expect(Number(first.headers.get('content-length'))).toBeLessThan(whole.length / 4)
  const again = await ask(LISTS, { 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('cache-control')).toBe('private, max-age=300')
  for (const encoding of ['gzip', 'identity', 'br;q=0, gzip']) {
    const other = await ask(LISTS, { 'accept-encoding': encoding })
    expect(other.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : 'gzip')
    expect(await other.text()).toBe(whole)
  }
})

test('lists are in the language and for the country of the viewer', async () => {
  const listIn = async (headers: Record<string, string>, query = '') =>
    (await ask(`/api-server/config/job_type_lists/list${query}`, headers)).text()
  const japanese = await listIn({ cookie: 'joblane_language=ja' })
  const english = await listIn({ cookie: 'joblane_language=en' })
  expect(japanese).not.toBe(english)
  expect(await listIn({ cookie: 'joblane_language=ja' })).toBe(japanese)
  expect(await listIn({ cookie: 'joblane_language=en' }, '?language_code=ja')).toBe(japanese)
  expect(await listIn({ cookie: 'joblane_language=en; canary=1' }, '?unknown=canary')).toBe(english)
})

test('an unknown list or a wrong request is refused each time', async () => {
  for (const path of [
    '/api-server/config/nothing/list',
    '/api-server/base/translations/content?language=xx',
  ]) {
    for (let round = 0; round < 2; round++) {
      const answer = await ask(path)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  }
})

test('the API description is not sent again to a client that has it', async () => {
  const first = await ask('/api-server/openapi.json')
  expect(first.headers.get('content-encoding')).toBe('br')
  const again = await ask('/api-server/openapi.json', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('cached answers count against the limit like any other', async () => {
  const statuses = new Set<number>()
  for (let count = 0; count <= RATE_LIMITS.read.calls; count++) {
    statuses.add((await ask('/api-server/base/translations/manifest')).status)
  }
  expect(statuses).toEqual(new Set([200, 429]))
})
