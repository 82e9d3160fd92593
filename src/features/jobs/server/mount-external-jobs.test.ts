import { expect, test } from 'vitest'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

const site = await testSite()
const { db } = site.database

const external_url = 'https://employer.example/jobs/7?a=b'
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

const go = (job: number | string, headers: Record<string, string> = {}, method = 'GET') =>
  site.fetch(`/out/job/${job}`, { method, headers: { 'user-agent': BROWSER, ...headers } })

const clicksOf = async (job: number) =>
  (await db.selectFrom('external_clicks').select('clicks').where('job_id', '=', job).execute()).map(
    ({ clicks }) => clicks,
  )

test('a visitor is redirected to the employer’s page and counted once a day', async () => {
  const job = await addJob(db, { external_url })
  const pressed = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' }
  for (const headers of [pressed, pressed, {}]) {
    const answer = await go(job, headers)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, external_url])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  }
  expect(await clicksOf(job)).toEqual([1])
  await go(job, { 'user-agent': `${BROWSER} Edg/142` })
  expect(await clicksOf(job)).toEqual([2])
})

test.each([
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot.html)' },
  ],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['nobody in particular', { 'user-agent': '' }],
  ['a picture on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
  ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
])('%s is led on and not counted', async (_who, headers) => {
  const job = await addJob(db, { external_url })
  expect((await go(job, headers)).headers.get('location')).toBe(external_url)
  expect((await go(job, headers, 'HEAD')).headers.get('location')).toBe(external_url)
  expect(await clicksOf(job)).toEqual([])
})

test.each([{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }, { 'x-moz': 'prefetch' }])(
  'a prefetch by %o is refused, so that the click counts',
  async (headers) => {
    const job = await addJob(db, { external_url })
    expect((await go(job, headers)).status).toBe(503)
    expect(await clicksOf(job)).toEqual([])
  },
)

test('a job without external application redirects to its own page, never elsewhere', async () => {
  const closed = await addJob(db, { external_url, status: 'closed', closed_at: new Date() })
  const onHold = await addJob(db, { external_url, status: 'on_hold' })
  const ours = await addJob(db)
  const jobs = [closed, onHold, ours, 999_999_999, '0', 'x', encodeURIComponent('//evil.example/')]
  for (const agent of [BROWSER, 'curl/8.5.0']) {
    for (const job of jobs) {
      const answer = await go(job, { 'user-agent': agent, 'accept-language': 'ja' })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/ja/job/${job}`])
    }
  }
})
