import { texts as common } from '#i18n/common/en.ts'
import { test as httpTest } from '../site/http-journey.ts'
import { castId, castPath, expect, type Page, test } from '../site/journey.ts'
import { attributeOf, lineIn, named, parsePage } from '../site/markup.ts'

/**
 * Addresses that were cut off, mistyped, guessed or meant badly. Whatever they say, the visitor gets a page with a way
 * on, and what can be shown is shown. Those of a kind are opened one after the other on one page: a page of its own for
 * each would cost more than all that is looked at.
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

test('what cannot be searched is refused with a way on', async ({ page }) => {
  await eachOf(REFUSED, async (query) => {
    await expectPage(page, `/en/onsite-job?${query}`, 422)
    await expect(wayOn(page)).toHaveAttribute('href', '/en/onsite-job')
  })
  await wayOn(page).click()
  await expect(page).toHaveURL(/\/en\/onsite-job$/)
})

const wayOn = (page: Page) => page.getByRole('main').getByRole('link', { name: common['action.search_jobs'] })

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

test('what can be understood is searched as far as it makes sense', async ({ page, context }) => {
  await eachOf(UNDERSTOOD, async (query) => {
    // Few jobs: it is about the address.
    await expectPage(page, `/en/onsite-job?size=3&${query}`, 200)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jobs')
    expect((await context.cookies()).filter(({ name }) => name === 'stolen')).toEqual([])
  })
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

test('what leads nowhere is not found, in words', async ({ page }) => {
  await eachOf(NOWHERE, async (path) => {
    await expectPage(page, path, 404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND)
  })
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

/** A whole page that has come to life. */
async function expectPage(page: Page, path: string, status: number): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status()).toBe(status)
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(CRASHED)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
}
