import { type APIRequestContext, expect, test } from '@playwright/test'
import { castId } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'

/** Pages that visitors share, on the real site: what one of them says is in nobody else's page. */

/** Every kind of page, asked for by no other journey, so that all visitors here get one and the same. */
const PATHS = PAGE_KINDS.flatMap((kind) => ['en', 'ar'].map((language) => ofAll(pathOf(kind, language))))

function ofAll(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}of=all`
}

/** Everything by which a visitor can be told from others, each with a word that nobody else has. */
const visitor = (word: string, network: number) => ({
  cookie: `joblane_language=${word}; theme=${word}; _visitor=${word}; session=${word}`,
  'accept-language': `en-PH, x-${word}`,
  'user-agent': word,
  referer: `https://${word}.test/`,
  'x-forwarded-for': `192.0.2.${network}`,
  'x-forwarded-proto': word,
  'x-real-ip': word,
  'x-canary': word,
  'sec-ch-ua': word,
  dnt: word,
})

async function pageFor(request: APIRequestContext, path: string, headers: Record<string, string>) {
  const answer = await request.get(path, { headers, maxRedirects: 0 })
  return { answer, headers: answer.headers(), text: await answer.text() }
}

test('nothing of one visitor is in the page of another', async ({ request }) => {
  for (const path of PATHS) {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => pageFor(request, path, visitor(`canary${number}`, number))),
    )
    const statuses = new Set(pages.map(({ answer }) => answer.status()))
    expect([...statuses], path).toHaveLength(1)
    const told = pages.map(({ headers, text }) => JSON.stringify(headers) + text)
    expect(
      told.flatMap((one) => one.match(/(canary|192\.0\.2\.).{0,20}/s)?.[0] ?? []),
      path,
    ).toEqual([])
    // What is no page to keep is made for each who asks, with a mark of its own.
    const texts = new Set(pages.map(({ text }) => text))
    if (statuses.has(200)) expect(texts.size, path).toBe(1)
  }
})

test('visitors of different countries get different pages at the same address', async ({ request }) => {
  const inCountry = async (country: string) =>
    pageFor(request, '/en/onsite-job', {
      cookie: `joblane_country=${country}`,
      'x-forwarded-for': '192.0.2.7',
    })
  for (const country of ['PH', 'SG', 'PH', 'JP', 'SG']) {
    expect((await inCountry(country)).text).toContain(`data-country="${country}"`)
  }
})

test('a page that comes again runs its own scripts, and is not sent to whoever has it', async ({
  request,
}) => {
  const headers = { cookie: 'joblane_country=PH', 'x-forwarded-for': '192.0.2.8' }
  const path = '/en/onsite-job?country=PH&query=accountant'
  const first = await pageFor(request, path, headers)
  const again = await pageFor(request, path, headers)
  expect(again.text).toBe(first.text)
  expect(Number(again.headers.age)).toBeGreaterThanOrEqual(0)
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  expect(again.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=/)
  expect(again.headers['set-cookie']).toBeUndefined()
  const unchanged = await pageFor(request, path, { ...headers, 'if-none-match': first.headers.etag ?? '' })
  expect([unchanged.answer.status(), unchanged.text]).toEqual([304, ''])
  const head = await request.head(path, { headers })
  expect([head.status(), (await head.body()).length]).toEqual([200, 0])
})

test('what is no page to keep is made each time', async ({ request }) => {
  const headers = { 'x-forwarded-for': '192.0.2.9' }
  for (const path of [`/en/job/${castId('closed-manila')}`, '/en/no-such-page', '/en/onsite-job?page=0']) {
    const { answer, headers: got } = await pageFor(request, path, headers)
    expect(answer.status()).not.toBe(200)
    expect(got['cache-control']).toMatch(/^private, /)
  }
})

/** The router knows each for the same page. */
const SIGN_IN = ['/en/get-started', '/en/GET-Started', '/en/%67et-started', '/en/get-started.data']

test('a page of somebody’s own is kept by nobody, however its address is written', async ({ request }) => {
  const own = [...SIGN_IN, '/en/sign-up', '/en/account', '/en/log-out', '/en/qr/none']
  for (const path of own) {
    const { headers } = await pageFor(request, path, { 'x-forwarded-for': '192.0.2.10' })
    expect([headers['cache-control'], headers.age], path).toEqual(['private, no-store', undefined])
    expect(headers['x-shared-page'], path).toBeUndefined()
  }
  const shared = await pageFor(request, '/en/ONSITE-job', { 'x-forwarded-for': '192.0.2.10' })
  expect([shared.headers['cache-control'], shared.headers['x-shared-page']]).toEqual([
    'private, no-cache',
    '1',
  ])
})
