import { devices, type Page, type Request, type Response } from '@playwright/test'
import { z } from 'zod'
import { castPath, expect, open, reload, test } from '../site/journey.ts'

const EXPOSE = /\/base\/logs\/report\/expose/
const CLICK = /\/base\/logs\/report\/click/
const ANY_REPORT = /\/api-server\/(?:base\/logs|logs\/report|apiGo\/app|job\/metrics|job\/\d+\/view)/

const LIST = '/en/onsite-job?country=PH&size=12'

const events = z.object({
  data: z.array(
    z.object({
      job_id: z.number(),
      query_id: z.string().min(1),
      index: z.number(),
      page_num: z.number(),
      scene: z.string(),
      device: z.string(),
      timestamp: z.number(),
    }),
  ),
  from: z.literal(1),
})

/** What a beacon carries the browser does not show. */
const eventsOf = (request: Request) =>
  request.postData() === null ? [] : events.parse(request.postDataJSON()).data

/** All reports of the page from now on, as they leave. */
function listen(page: Page, path = ANY_REPORT): Request[] {
  const reports: Request[] = []
  page.on('request', (request) => path.test(request.url()) && reports.push(request))
  return reports
}

/** Opens the list, and waits until it has reported what was seen, which may come before all of the page has. */
async function openAndReport(page: Page): Promise<Response> {
  const answer = page.waitForResponse(EXPOSE)
  await open(page, LIST)
  return answer
}

const pairs = (reports: readonly Request[]): string[] =>
  reports.flatMap(eventsOf).map(({ query_id, job_id }) => `${query_id} ${job_id}`)

test('cards that were seen are reported, each once for its query', async ({ page }) => {
  const reports = listen(page, EXPOSE)
  const answer = await openAndReport(page)
  expect(await answer.json()).toEqual({ code: 0, message: '', data: {} })
  const [seen] = reports.flatMap(eventsOf)
  expect(seen).toMatchObject({ index: 1, page_num: 1, scene: 'search', device: 'web' })

  // The same list again, and further down: only what was not seen before is new.
  await reload(page)
  await page.locator('[data-job]').last().scrollIntoViewIfNeeded()
  await expect.poll(() => reports.flatMap(eventsOf).some(({ index }) => index === 12)).toBe(true)
  expect(new Set(pairs(reports)).size).toBe(pairs(reports).length)
})

test('what happens within a second is one report', async ({ page }) => {
  const reports = listen(page, CLICK)
  await openAndReport(page)
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('[data-job] h2 a')) link.click()
  })
  await expect.poll(() => reports.flatMap(eventsOf).length).toBe(12)
  expect(reports.map((report) => eventsOf(report).length)).toEqual([1, 11])
  expect(reports.flatMap(eventsOf).map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('what could not be sent is kept, and sent when there is a network again', async ({ page }) => {
  await page.route(EXPOSE, (route) => route.abort('internetdisconnected'))
  await open(page, LIST)
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('joblane_reports') ?? '[]').length)
  await expect.poll(kept).toBeGreaterThan(0)
  await page.unroute(EXPOSE)
  const sentAgain = page.waitForResponse(EXPOSE)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  const answer = await sentAgain
  expect(answer.status()).toBe(200)
  expect(eventsOf(answer.request())[0]).toMatchObject({ index: 1, scene: 'search' })
  await expect.poll(kept).toBe(0)
})

test('no more than six reports are under way at once', async ({ page }) => {
  await openAndReport(page)
  await page.evaluate(() => {
    const event = { job_id: 1, query_id: 'kept', timestamp: Math.floor(Date.now() / 1000) }
    const path = '/base/logs/report/expose'
    localStorage.setItem(
      'joblane_reports',
      JSON.stringify(Array.from({ length: 400 }, () => ({ path, event }))),
    )
  })
  let deleteAccountNow = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    deleteAccountNow = resolve
  })
  await page.route(EXPOSE, async (route) => {
    await isLetGo
    await route.fulfill({ json: { code: 0, message: '', data: {} } })
  })
  const reports = listen(page, EXPOSE)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => reports.length).toBe(6)
  // A click would be the seventh, and waits for its turn.
  const clicks = listen(page, CLICK)
  await page.locator('[data-job] h2 a').nth(1).click()
  await expect(page.locator('[data-job] h2 a').nth(1)).toHaveAttribute('aria-current', 'true')
  expect(reports).toHaveLength(6)
  expect(clicks).toHaveLength(0)
  deleteAccountNow()
  await expect.poll(() => clicks.length).toBe(1)
  expect(reports.length).toBeGreaterThan(6)
})

test('a search that finds something is reported with its words, a job that is read as viewed', async ({
  page,
}) => {
  const [search, view] = [page.waitForResponse(/job-hot-search/), page.waitForResponse(/\/job\/\d+\/view/)]
  await open(page, '/en/onsite-job?country=PH&query=manager&size=6')
  expect((await search).status()).toBe(200)
  expect((await search).request().postDataJSON()).toMatchObject({
    query: 'manager',
    page: 'search',
    device: 'web',
  })
  // The first job stands beside the list.
  expect((await view).status()).toBe(200)
  expect(new URL((await view).url()).searchParams.get('country')).toBe('PH')

  const opened = page.waitForResponse(/\/job\/\d+\/view/)
  await open(page, castPath('open-manila'))
  expect((await opened).status()).toBe(200)
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  test.use(phone)

  test('a chosen card is reported by a beacon, which outlives the page', async ({ page }) => {
    await openAndReport(page)
    const left = page.waitForRequest(CLICK)
    await page.locator('[data-job] h2 a').first().click()
    const request = await left
    expect(request.resourceType()).toBe('ping')
    expect((await request.response())?.status()).toBe(200)
    await page.waitForURL(/\/en\/job\//)
  })
})

test.describe('somebody who does not want to be tracked', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } })

  test('leaves no trace, here or there', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const reports = listen(page)
    const started = page.waitForResponse(/start-tracking/)
    await open(page, LIST)
    await (await started).finished()
    await page.locator('[data-job] h2 a').nth(2).click()
    await expect(page.locator('[data-job] h2 a').nth(2)).toHaveAttribute('aria-current', 'true')
    await page.locator('[data-job]').last().scrollIntoViewIfNeeded()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(reports).toEqual([])
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    // What the list itself remembers of opened jobs, for this visitor alone, is another matter.
    expect(
      kept.filter((key) => key !== 'joblane.seen' && /device|report|seen|viewed|searched/.test(key)),
    ).toEqual([])
  })
})
