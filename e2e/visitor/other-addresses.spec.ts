import { joinProven } from '../site/accounts.ts'
import { expect, test } from '../site/http-journey.ts'
import { attributeOf, named, parsePage } from '../site/markup.ts'
import { expectServed } from '../site/served-page.ts'

/** Addresses beside the one that a page has: each leads there. */

test('a part of an address leads to its page', async ({ request }) => {
  const answer = await request.get('/ja/my-jobs?sort=2', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/ja/my-jobs/saved?sort=2'])
  for (const part of ['my-jobs', 'company', 'job']) await expectServed(request, `/en/${part}`, 200)
  await joinProven({ request })
  const own = await request.get('/ja/my-jobs', { maxRedirects: 0 })
  expect(own.headers()['location']).toBe('/ja/my-jobs/applied')
  for (const part of ['my-jobs', 'settings', 'job-alerts', 'profile/resume/drafts'])
    await expectServed(request, `/en/${part}`, 200)
})

test('a page beyond the last of a search leads to its last page', async ({ request }) => {
  const beyond = await request.get('/ja/onsite-job?query=nurse&page=99&job=1', { maxRedirects: 0 })
  expect(beyond.status()).toBe(302)
  const last = beyond.headers()['location'] ?? ''
  expect(last).toMatch(/^\/ja\/onsite-job\?query=nurse(&page=\d+)?$/)
  const page = parsePage(await (await request.get(last)).text())
  expect(named(page, 'li').some((item) => attributeOf(item, 'data-item') !== undefined)).toBe(true)
  const nothing = await request.get('/ja/onsite-job?query=nurse&exact=1&urgent=1&qualification=1&page=99', {
    maxRedirects: 0,
  })
  expect(nothing.status()).toBe(200)
})

test('fields of a form that were left empty do not stay in the address', async ({ request }) => {
  const sent = 'jobType=1&exclude_words=&filters=all&query=+&place='
  for (const page of ['onsite-job', 'remote-jobs', 'web3-jobs']) {
    const answer = await request.get(`/ar/${page}?${sent}&distant=`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([
      302,
      `/ar/${page}?jobType=1&filters=all&distant=`,
    ])
  }
  await expectServed(request, `/en/onsite-job?size=3&${sent}`, 200)
})
