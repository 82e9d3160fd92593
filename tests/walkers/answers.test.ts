import { describe, expect, test } from 'vitest'
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from '#config/cookies.ts'
import { SECURITY_HEADERS } from '#platform/http/csp.ts'
import { dataOf, walkedSite } from './walked-site.ts'

const site = await walkedSite()

const visitor = (language: string, country: string) => ({
  headers: {
    'accept-language': language,
    cookie: `${LANGUAGE_COOKIE}=${language}; ${COUNTRY_COOKIE}=${country}`,
  },
})

test('there are contracts to walk over', () => {
  expect(site.contracts.length).toBeGreaterThan(10)
})

describe.each(site.contracts)('$name', (contract) => {
  const ask = (init?: RequestInit) => site.send(contract, site.goodRequest(contract), init)

  test('answers a minimal request as its contract says', async () => {
    const response = await ask()
    await dataOf(contract, response)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe(contract.cache ?? 'private, no-store')
    expect(Object.fromEntries(response.headers)).toMatchObject(SECURITY_HEADERS)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('a shared cache never gives a visitor the answer of another', async () => {
    const [japanese, arab] = [await ask(visitor('ja', 'JP')), await ask(visitor('ar', 'SA'))]
    const isForAll = contract.cache?.startsWith('public') === true
    if (isForAll) expect(await japanese.text()).toBe(await arab.text())
    else expect(japanese.headers.get('vary')).toContain('accept-language, cookie')
  })
})
