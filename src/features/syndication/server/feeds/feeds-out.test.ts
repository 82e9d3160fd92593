import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { addCompany, addJob } from '../../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { jobXmlRows, rssRows } from '../../../feeds/server/formats/job-xml.ts'

const HOSTILE = 'Cook & <b>chef</b> ]]> "au lait" \u000b😀'

let company = 0
const jobs = { cook: 0, remote: 0, nurse: 0, closed: 0, twin: 0 }

const site = await testSite({
  prepare: async ({ db }) => {
    company = await addCompany(db, { name: 'Harbour & Lantern', website: 'https://harbour.example/?a=1&b=2' })
    const manila = { company_id: company, country: 'PH', location_id: 1_701_668 }
    jobs.cook = await addJob(db, {
      ...manila,
      posted_at: new Date('2026-11-01T10:00:00Z'),
      pay_kind: 'monthly',
      pay_min_minor: 3_000_000,
      pay_max_minor: 4_000_000,
      pay_currency: 'PHP',
      job_type_id: 1,
      texts: [
        { title: HOSTILE.replace('\u000b', ''), description: '<p>Cook ]]&gt; with <em>care</em>.</p>' },
      ],
    })
    jobs.nurse = await addJob(db, {
      ...manila,
      posted_at: new Date('2026-11-02T10:00:00Z'),
      texts: [{ lang: 'ja', title: '看護師', description: '<p>病棟</p>' }],
    })
    jobs.remote = await addJob(db, { country: 'SG', arrangement: 3, open_countries: ['SG', 'PH'] })
    jobs.closed = await addJob(db, { ...manila, status: 'closed', closed_at: new Date() })
    jobs.twin = await addJob(db, { ...manila, cluster_id: 1 })
    await addJob(db, { ...manila, cluster_id: 1 })
    await addJob(db, { country: 'JP' })
  },
})

async function textAt(path: string, init?: RequestInit): Promise<string> {
  const response = await site.fetch(path, init)
  expect(response.status, path).toBe(200)
  return response.text()
}

/** As our own readers of feeds parse them. */
async function rowsOf(reader: typeof rssRows, text: string) {
  async function* once() {
    yield text
  }
  const rows = []
  for await (const row of reader(once(), { source: 'out', company: '', address: null })) rows.push(row.read())
  return rows
}

describe('a search as RSS', () => {
  test('holds the jobs of the search, newest first, whatever is written in them', async () => {
    const rows = await rowsOf(rssRows, await textAt('/en/onsite-job/feed.rss?country=PH'))
    expect(rows.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['看護師', HOSTILE.replace('\u000b', '')]),
    )
    const cook = rows.find(({ title }) => title.startsWith('Cook'))
    expect(cook?.description).toContain('₱30,000 – 40,000 per month')
    expect(cook?.description).toContain('<p>Cook ]]&gt; with <em>care</em>.</p>')
    expect(rows.every(({ url }) => url.includes('/en/job/'))).toBe(true)
  })

  test('keeps to the filters of the page’s address', async () => {
    const text = await textAt('/ja/onsite-job/feed.rss?country=PH&query=看護師&jobType=&page=3&job=1')
    expect(await rowsOf(rssRows, text)).toHaveLength(1)
    expect(text).toContain('<language>ja</language>')
    expect(await rowsOf(rssRows, await textAt('/en/remote-jobs/feed.rss?country=SG'))).toHaveLength(1)
  })

  test('has dates, a lasting id and its own address as the standards want them', async () => {
    const text = await textAt('/en/onsite-job/feed.rss?country=PH&jobType=1')
    expect(text).toContain('<pubDate>Sun, 01 Nov 2026 10:00:00 GMT</pubDate>')
    expect(text).toContain(`<guid isPermaLink="false">tag:127.0.0.1,2026:job:${jobs.cook}</guid>`)
    expect(text).toMatch(
      /<atom:link href="http:[^"]+\/en\/onsite-job\/feed\.rss\?country=PH&amp;jobType=1" rel="self"/,
    )
  })

  test('is not sent again while nothing has changed', async () => {
    const path = '/en/onsite-job/feed.rss?country=PH'
    const first = await site.fetch(path)
    expect(first.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    expect(first.headers.get('set-cookie')).toBeNull()
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await site.fetch(path, { headers })).status).toBe(304)
  })

  test('says what is wrong with a filter, and has no other languages', async () => {
    expect((await site.fetch('/en/onsite-job/feed.rss?jobType=cook')).status).toBe(422)
    expect((await site.fetch('/xx/onsite-job/feed.rss')).status).toBe(404)
  })
})

test('a search as JSON Feed 1.1 says the same', async () => {
  const feed = z.object({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string(),
    home_page_url: z.url(),
    feed_url: z.url(),
    language: z.literal('ar'),
    items: z.array(
      z.object({
        id: z.string(),
        url: z.url(),
        title: z.string(),
        content_html: z.string(),
        date_published: z.iso.datetime(),
        authors: z.array(z.object({ name: z.string() })),
      }),
    ),
  })
  const response = await site.fetch('/ar/onsite-job/feed.json?country=PH&companyIds=&size=2')
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  const { items } = feed.parse(await response.json())
  expect(items).toHaveLength(2)
})

describe('all open jobs as XML', () => {
  test('of a country, with the remote ones that name it and each only once', async () => {
    const rows = await rowsOf(jobXmlRows, await textAt('/feeds/PH.xml'))
    const ids = [jobs.cook, jobs.nurse, jobs.remote, jobs.twin].map(String)
    expect(rows.map(({ id }) => id)).toEqual(ids.sort((a, b) => Number(a) - Number(b)))
    expect(rows.find(({ id }) => id === String(jobs.cook))).toMatchObject({
      title: HOSTILE.replace('\u000b', ''),
      company: 'Harbour & Lantern',
      type: 'fulltime',
      pay: '₱30,000 – 40,000 per month',
    })
  })

  test('of a company, compressed for those who can read it', async () => {
    const response = await site.fetch(`/feeds/company-${company}.xml`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    const text = await response.text()
    expect(text.trimEnd().endsWith('</source>')).toBe(true)
    expect(await rowsOf(jobXmlRows, text)).toHaveLength(3)
  })

  test('to one reader of a network at a time, until that one has it or goes away', async () => {
    const { db } = site.database
    const large = await addCompany(db, {})
    const texts = [{ title: 'Cook', description: 'x'.repeat(40_000_000) }]
    await addJob(db, { company_id: large, texts })
    const slow = new AbortController()
    const unread = await site.fetch(`/feeds/company-${large}.xml`, { signal: slow.signal })
    expect(unread.status).toBe(200)
    const refused = await site.fetch(`/feeds/company-${company}.xml`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    slow.abort()
    const next = () => textAt(`/feeds/company-${company}.xml`)
    expect(await vi.waitFor(next, { interval: 500, timeout: 30_000 })).toContain('</source>')
  })

  test('of nothing else', async () => {
    for (const name of ['XX.xml', 'ph.xml', 'company-999999.xml', 'company-x.xml', 'PH.json']) {
      expect((await site.fetch(`/feeds/${name}`)).status, name).toBe(404)
    }
  })
})
