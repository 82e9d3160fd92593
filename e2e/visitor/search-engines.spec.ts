import { z } from 'zod'
import { directionOf, LANGUAGES } from '#config/languages.ts'
import { castId, expect, test } from '../site/journey.ts'
import { PAGE_KINDS, type PageKind, pathOf } from '../site/page-kinds.ts'
import {
  createReader,
  type Reader,
  type ReadPage,
  robotsRules,
  sitemapEntries,
  sitemapParts,
} from '../site/read-for-search.ts'

/** What search engines are told, on every kind of page in every language. */

const STATUS: Readonly<Partial<Record<PageKind, number>>> = {
  'closed job': 410,
  'landing without jobs': 404,
  'not found': 404,
  maintenance: 503,
}

for (const kind of PAGE_KINDS) {
  test(`search engines understand it in all languages: ${kind}`, async ({ page, request, baseURL }) => {
    const reader = createReader(request, page)
    const { text } = await reader.text('/robots.txt')
    const mayBeRead = robotsRules(text)
    for (const language of LANGUAGES) {
      const read = await reader.read(new URL(pathOf(kind, language), baseURL).href)
      expect([language, read.status]).toEqual([language, STATUS[kind] ?? 200])
      expectSound(read, language)
      expectSoundData(read)
      if (read.status !== 200) expect(read.robots, read.url).toEqual(['noindex'])
      if (read.robots.includes('noindex')) {
        expect([read.url, read.canonicals, read.alternates]).toEqual([read.url, [], {}])
      } else {
        expect(mayBeRead(read.url), `robots may read ${read.url}`).toBe(true)
        await expectSoundAddresses(reader, read)
      }
    }
  })
}

function expectSound(read: ReadPage, language: string): void {
  const { url, lang, dir, titles, headings, openGraph, descriptions, robots } = read
  expect([url, lang, dir]).toEqual([url, language, directionOf(language)])
  expect(titles, `${url} has one title`).toHaveLength(1)
  expect(titles[0]?.length, `${url}: ${titles[0]}`).toBeGreaterThanOrEqual(6)
  expect(titles[0]?.length, `${url}: ${titles[0]}`).toBeLessThanOrEqual(110)
  expect(headings.filter(Boolean), `${url} has one heading`).toHaveLength(1)
  expect(openGraph['og:title'], url).toBeTruthy()
  if (robots.length === 0) {
    expect(descriptions, `${url} describes itself`).toHaveLength(1)
    expect(descriptions[0]?.length, `${url}: ${descriptions[0]}`).toBeGreaterThanOrEqual(12)
    expect(descriptions[0]?.length, `${url}: ${descriptions[0]}`).toBeLessThanOrEqual(320)
  }
}

/** One address of record, which is no copy and names all languages, itself included; they name it in return. */
async function expectSoundAddresses(reader: Reader, read: ReadPage): Promise<void> {
  const [canonical = ''] = read.canonicals
  expect(read.canonicals, `${read.url} has one address of record`).toHaveLength(1)
  expect(read.openGraph['og:url'], read.url).toBe(canonical)
  const record = await reader.read(canonical)
  expect([record.url, record.status, record.redirected, record.robots]).toEqual([canonical, 200, false, []])
  expect(record.canonicals).toEqual([canonical])
  if (canonical !== read.url) {
    expect([read.url, read.alternates]).toEqual([read.url, {}])
    return
  }
  const { 'x-default': fallback, ...versions } = read.alternates
  expect(Object.values(versions), `the languages of ${read.url}`).toContain(read.url)
  expect(versions[read.lang]).toBe(read.url)
  expect(Object.values(versions), `the default of ${read.url}`).toContain(fallback)
  for (const [language, address] of Object.entries(versions)) {
    const version = await reader.read(address)
    expect([address, version.url, version.status, version.lang]).toEqual([address, address, 200, language])
    expect([address, version.alternates]).toEqual([address, read.alternates])
  }
}

const thing = z.looseObject({ '@type': z.string() })
const block = z.looseObject({
  '@context': z.literal(['https://schema.org', 'https://schema.org/']),
  '@type': z.string().optional(),
  '@graph': z.array(thing).optional(),
})
const breadcrumbList = z.object({
  itemListElement: z.array(
    z.object({
      '@type': z.literal('ListItem'),
      position: z.int(),
      name: z.string(),
      item: z.url().optional(),
    }),
  ),
})
const jobPosting = z.looseObject({
  title: z.string().min(1),
  description: z.string().min(1),
  datePosted: z.iso.date().or(z.iso.datetime({ offset: true })),
  validThrough: z.iso.date().or(z.iso.datetime({ offset: true })),
  hiringOrganization: z.looseObject({ name: z.string().min(1) }),
  identifier: z.looseObject({ value: z.string().or(z.number()) }),
  directApply: z.boolean(),
})

/** What is said to machines is said to people too. */
function expectSoundData(read: ReadPage): void {
  const things = read.data.flatMap((text) => {
    const { '@graph': graph, ...data } = block.parse(JSON.parse(text))
    return graph ?? [thing.parse(data)]
  })
  for (const data of things) {
    if (data['@type'] === 'BreadcrumbList') {
      const { itemListElement: items } = breadcrumbList.parse(data)
      expect(
        items.map(({ name }) => name),
        read.url,
      ).toEqual(read.crumbs)
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      for (const { item } of items.slice(0, -1)) expect(item, read.url).toMatch(/^https?:\/\//)
    }
    if (data['@type'] === 'JobPosting') {
      const posting = jobPosting.parse(data)
      expect(read.status, `${read.url} is open`).toBe(200)
      expect(read.headings).toContain(posting.title)
      expect(read.text).toContain(posting.hiringOrganization.name)
      const isPlaced = 'jobLocation' in posting
      const isRemote = posting.jobLocationType === 'TELECOMMUTE'
      expect(isPlaced || isRemote, `${read.url} says where`).toBe(true)
    }
  }
  const kinds = things.map((data) => data['@type'])
  if (read.crumbs.length > 0)
    expect(kinds, `${read.url} has its breadcrumbs as data`).toContain('BreadcrumbList')
}

test('the home page says who runs the site and how it is searched', async ({ page, request }) => {
  const { data } = await createReader(request, page).read('/en')
  expect(data.join()).toMatch(/"Organization".*"WebSite".*"SearchAction"/s)
})

test('pages that stand for themselves have titles of their own', async ({ page, request, baseURL }) => {
  const reader = createReader(request, page)
  for (const language of LANGUAGES) {
    const pages = await Promise.all(
      PAGE_KINDS.map((kind) => reader.read(new URL(pathOf(kind, language), baseURL).href)),
    )
    const records = pages.filter(
      ({ robots, canonicals, url }) => robots.length === 0 && canonicals[0] === url,
    )
    const titles = new Map(records.map(({ url, titles: [title] }) => [url, title]))
    expect([...new Set(titles.values())].length, [...titles].join('\n')).toBe(titles.size)
  }
})

/** How many addresses of each part are opened. */
const SAMPLE = 12

test('the sitemap leads to pages that stand for themselves, and to no others', async ({
  page,
  request,
  baseURL,
}) => {
  const reader = createReader(request, page)
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
    for (const { loc } of entries) {
      expect(seen.has(loc), `${loc} is there once`).toBe(false)
      expect(mayBeRead(loc), `robots may read ${loc}`).toBe(true)
      seen.add(loc)
    }
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
  page,
  request,
}) => {
  const reader = createReader(request, page)
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
