import { expect, test } from '../site/http-journey.ts'
import { castId } from '../site/journey.ts'
import { createReader, robotsRules, sitemapEntries, sitemapParts } from '../site/read-page.ts'

/** What search engines are told beyond a page: what holds for each is in `every-page/`. */

test('the home page says who runs the site and how it is searched', async ({ request, baseURL }) => {
  const { data } = await createReader(request, baseURL).read('/en')
  expect(data.join()).toMatch(/"Organization".*"WebSite".*"SearchAction"/s)
})

/** How many addresses of each part are opened. */
const SAMPLE = 12

test('the sitemap leads to pages that stand for themselves, and to no others', async ({
  request,
  baseURL,
}) => {
  const reader = createReader(request, baseURL)
  const mayBeRead = robotsRules((await reader.text('/robots.txt')).text)
  const parts = sitemapParts((await reader.text('/sitemap.xml')).text)
  expect(parts.length).toBeGreaterThanOrEqual(4)
  const seen = new Set<string>()
  for (const part of parts) {
    const { status, text } = await reader.text(part)
    expect(status).toBe(200)
    const entries = sitemapEntries(text)
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.length).toBeLessThanOrEqual(50_000)
    const wrong: string[] = []
    for (const { loc } of entries) {
      if (seen.has(loc)) wrong.push(`${loc} is there twice`)
      if (!mayBeRead(loc)) wrong.push(`robots may not read ${loc}`)
      seen.add(loc)
    }
    expect(wrong).toEqual([])
    const step = Math.max(1, Math.floor(entries.length / SAMPLE))
    for (const { loc, alternates } of entries.filter((_, index) => index % step === 0)) {
      const read = await reader.read(loc)
      expect([read.url, read.status, read.redirected, read.robots]).toEqual([loc, 200, false, []])
      expect([loc, read.canonicals]).toEqual([loc, [loc]])
      if (Object.keys(alternates).length > 0) expect([loc, read.alternates]).toEqual([loc, alternates])
    }
  }
  const idsOfJobs = new Set(Array.from(seen, (loc) => Number(/\/job\/.*-(\d+)$/.exec(loc)?.[1])))
  expect(idsOfJobs).toContain(castId('open-manila'))
  for (const gone of ['closed-manila', 'on-hold-manila'] as const)
    expect(idsOfJobs).not.toContain(castId(gone))
  expect(seen).toContain(new URL('/en/jobs/ph', baseURL).href)
})

test('a search for one place and one kind of work is its landing’s copy, any other is left out', async ({
  request,
  baseURL,
}) => {
  const reader = createReader(request, baseURL)
  const same = await reader.read('/en/onsite-job?country=PH&location=7521311')
  expect(same.canonicals.map((address) => new URL(address).pathname)).toEqual(['/en/jobs/ph/metro-manila'])
  for (const other of [
    '?country=PH&location=7521311&page=2',
    '?country=PH&salary=1-',
    '?country=PH&location=7521311,1701668',
  ]) {
    const read = await reader.read(`/en/onsite-job${other}`)
    expect([other, read.robots, read.canonicals]).toEqual([other, ['noindex'], []])
  }
})

test('other spellings of a landing lead to it for good', async ({ request }) => {
  for (const [asked, record] of [
    ['/en/jobs/PH/Makati-City', '/en/jobs/ph/makati'],
    ['/en/jobs/de', '/en/jobs/eu'],
    ['/ja/jobs/%E6%97%A5%E6%9C%AC', '/ja/jobs/jp'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 301, record])
  }
})
