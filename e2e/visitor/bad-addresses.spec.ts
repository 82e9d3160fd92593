import { pagesOf } from '#features/pages-of-site.ts'
import { texts as common } from '#i18n/common/en.ts'
import { joinProven } from '../site/accounts.ts'
import { test as httpTest } from '../site/http-journey.ts'
import { castId, castPath, expect, open, type Page, test } from '../site/journey.ts'
import { attributeOf, lineIn, named, parsePage } from '../site/markup.ts'
import { expectServed } from '../site/served-page.ts'

/**
 * Addresses that were cut off, mistyped, guessed or meant badly. Whatever they say, the visitor gets a page with a way
 * on, and what can be shown is shown. All are read as served; the router in the browser reads them once more, so those
 * that it could stumble over are opened there as well, one after the other on one page.
 */

const { 'error.not_found_title': NOT_FOUND, 'error.server_title': CRASHED } = common

const IDS = Array.from({ length: 5000 }, (_, index) => index + 1).join()
const LONG = 'x'.repeat(10_000)

const REFUSED = {
  'a page beyond all': 'page=1000000000',
  'a page before the first': 'page=-1',
  'a page that is no number': 'page=%zz',
  'a thousand jobs a page': 'size=1000',
  'an unknown order': 'sort=99',
  '5,000 companies': `companyIds=${IDS}`,
  'a query of 10,000 characters': `query=${LONG}`,
  'a place that is a prototype': 'location=__proto__',
  'a list with a word': 'jobType=1,2,full',
  'pay in words': 'salary=plenty',
  'pay beyond all': 'salary=9e99-',
  'a flag that is none': 'urgent=maybe',
  'a billion days': 'posted_within=1e9',
  'a language that is none': 'languages=%00',
  '5,000 words to leave out': `exclude_words=${'w,'.repeat(5000)}`,
}

httpTest('what cannot be searched is refused with a way on', async ({ request }) => {
  await eachOf(REFUSED, async (query) => {
    const { page } = await expectServed(request, `/en/onsite-job?${query}`, 422)
    const [wayOn] = named(page, 'main').flatMap((main) =>
      named(main, 'a').filter((link) => lineIn(link) === common['action.search_jobs']),
    )
    expect(wayOn && attributeOf(wayOn, 'href')).toBe('/en/onsite-job')
  })
})

test('the way on from what cannot be searched is taken', async ({ page }) => {
  for (const name of [
    'a place that is a prototype',
    'a query of 10,000 characters',
    'a page that is no number',
  ] as const)
    await expectAlive(page, `/en/onsite-job?${REFUSED[name]}`, 422)
  await page.getByRole('main').getByRole('link', { name: common['action.search_jobs'] }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job$/)
})

const UNDERSTOOD = {
  'a repeated page': 'page=1&page=2',
  'brackets after a name': 'query[]=a&jobType[0]=1&__proto__=1',
  'a lone percent sign': '%',
  'half a character': 'query=%E0%A4%A',
  'a null byte': 'query=%00',
  'an emoji': 'query=👩‍💻',
  'a script': 'query=<script>alert(1)</script>',
  'negative pay': 'salary=-5-10',
  'an unknown place': 'location=999999999',
  'a place of 10,000 characters': `place=${LONG}`,
  'a place that is a comma': 'place=,',
  'a country that is none': 'country=__proto__',
  'a country with a line break': 'country=PH%0D%0ASet-Cookie:%20stolen=1',
  'names of methods': 'query=constructor&country=toString&constructor=1&toString=valueOf',
  'a job that is none': 'job=1e400',
  'a job before the first': 'job=-1',
  'a value given twice': 'workExperience=1&workExperience=1',
  '3,000 unknown names': Array.from({ length: 3000 }, (_, index) => `f${index}=`).join('&'),
}

// Few jobs: it is about the address.
const searched = (query: string): string => `/en/onsite-job?size=3&${query}`

httpTest('what can be understood is searched as far as it makes sense', async ({ request }) => {
  await eachOf(UNDERSTOOD, async (query) => {
    const { heading } = await expectServed(request, searched(query), 200)
    expect(heading).toContain('Jobs')
    const { cookies } = await request.storageState()
    expect(cookies.filter(({ name }) => name === 'stolen')).toEqual([])
  })
})

test('such a search comes to life', async ({ page }) => {
  for (const name of [
    'a repeated page',
    'brackets after a name',
    'a lone percent sign',
    'half a character',
    'a null byte',
    'an emoji',
    'a script',
    'a country with a line break',
    'names of methods',
    '3,000 unknown names',
  ] as const)
    await expectAlive(page, searched(UNDERSTOOD[name]), 200)
})

const NOWHERE = {
  'a broken sign': '/en/job/%E0%A4%A',
  'a broken sign for a language': '/%E0%A4%A',
  'a null byte for a job': '/en/job/%00',
  'a job beyond all numbers': '/en/job/nurse-99999999999999999999',
  'a job by exponent': '/en/job/1e3',
  'a job of 10,000 characters': `/en/job/${LONG}`,
  'an unknown language': '/xx/onsite-job',
  'a name of prototypes': '/__proto__/constructor',
  'a landing of prototypes': '/en/jobs/constructor/__proto__/toString',
  'a way up': '/en/..%2f..%2fetc/passwd',
  'a file of the server': '/assets/..%2f..%2fserver/index.js',
  'a hidden file': '/.env',
  'a null byte after a page': '/en/onsite-job%00',
}

httpTest('what leads nowhere is not found, in words', async ({ request }) => {
  await eachOf(NOWHERE, async (path) => {
    const { heading } = await expectServed(request, path, 404)
    expect(heading).toBe(NOT_FOUND)
  })
})

/** Pages of something that a code, a token or a country names, not an id: they say more than that there is no such page. */
const BY_OTHER_NAMES =
  /^(qr|shared-resume|jobseeker-complete-profile|jobs|job-alert|[a-z-]+-mail|[a-z-]+-confirm)\//

httpTest('an id that is none leads nowhere, on whichever page of one’s own', async ({ request }) => {
  await joinProven({ request })
  const paths = pagesOf('seeker').flatMap(({ path }) =>
    path.includes(':') && !BY_OTHER_NAMES.test(path) ? path : [],
  )
  expect(paths).toContain('account/job-alerts/:id/delete')
  for (const id of ['nothing', '00000000-0000-0000-0000-00000000000', '%00', LONG])
    for (const path of paths) {
      const answer = await request.get(`/en/${path.replace(/:\w+/, id)}`)
      expect([answer.status(), path], id.slice(0, 20)).toEqual([404, path])
    }
})

test('such a page comes to life', async ({ page }) => {
  for (const name of [
    'a broken sign',
    'a null byte for a job',
    'a landing of prototypes',
    'a way up',
  ] as const)
    await expectAlive(page, NOWHERE[name], 404)
})

test('whatever stands before the number of a job, its own address is found', async ({ page }) => {
  for (const slug of ['-', '🙂-', `${'x'.repeat(200)}-`]) {
    await page.goto(`/en/job/${slug}${castId('open-manila')}`)
    await expect(page).toHaveURL(/\/en\/job\/accountant-\d+$/)
  }
})

httpTest('no address leads to another site', async ({ request, baseURL }) => {
  for (const path of [
    '/%5Cevil.test/',
    '/%2Fevil.test/',
    '/en/%2F%2Fevil.test/',
    '/EN//evil.test',
    '/en//evil.test/',
  ]) {
    const { location } = (await request.get(path, { maxRedirects: 0 })).headers()
    if (location !== undefined) expect(new URL(location, baseURL).origin, path).toBe(baseURL)
  }
  for (const target of ['https://evil.test', '//evil.test', 'javascript:alert(1)', '/\\evil.test']) {
    const answer = await request.get(`/en/get-started?redirect=${encodeURIComponent(target)}`)
    const addresses = linksIn(await answer.text())
    expect(addresses.length, target).toBeGreaterThan(0)
    for (const address of addresses) expect(address, target).toMatch(/^\/(?![/\\])/)
  }
})

for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
  httpTest(`pages refuse ${method}`, async ({ request }) => {
    for (const path of [
      '/en',
      '/en/onsite-job',
      '/en/onsite-job.data',
      castPath('open-manila'),
      '/nothing',
    ]) {
      const status = (await request.fetch(path, { method, maxRedirects: 0 })).status()
      expect([404, 405, 415], path).toContain(status)
    }
  })
}

httpTest('a form from another website changes nothing, and the page says so', async ({ request }) => {
  const answer = await request.post('/en/get-started', {
    form: { email: 'mai@people.test' },
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  })
  expect(answer.status()).toBe(403)
  const [title] = named(parsePage(await answer.text()), 'h1')
  expect(title && lineIn(title)).toBe(common['error.forbidden_title'])
})

/** Where the links lead that a page is about. */
const linksIn = (markup: string): string[] =>
  named(parsePage(markup), 'main')
    .flatMap((main) => named(main, 'a'))
    .map((link) => attributeOf(link, 'href') ?? '')

async function eachOf(cases: Record<string, string>, expectAnswer: (value: string) => Promise<void>) {
  for (const [what, value] of Object.entries(cases)) await test.step(what, () => expectAnswer(value))
}

httpTest('an answer without a way on, or with another status, is found', async ({ request }) => {
  await expect(expectServed(request, '/health/live', 200)).rejects.toThrow()
  await expect(expectServed(request, '/en/no-such-page', 200)).rejects.toThrow()
})

/** The same, and the browser has brought it to life. */
async function expectAlive(page: Page, path: string, status: number): Promise<void> {
  await test.step(path.slice(0, 80), async () => {
    expect((await open(page, path)).status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(CRASHED)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })
}
