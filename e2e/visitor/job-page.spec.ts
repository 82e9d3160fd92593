import { z } from 'zod'
import { castId, castPath, expect, open, type Page, test } from '../site/journey.ts'

test('a job page says what, how much, where, for whom, since when and who hires', async ({ page }) => {
  await open(page, castPath('open-manila'))
  await expect(page).toHaveTitle(/Accountant · Harbour Lantern Services/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Accountant')
  await expect(main).toContainText(/₱32,000\s*[–-]\s*₱?42,000\s*per month/)
  await expect(main.getByText('Harbour Lantern Services', { exact: true }).first()).toBeVisible()
  await expect(main.getByRole('img', { name: 'Verified company' }).first()).toBeVisible()
  await expect(main.getByRole('term').filter({ hasText: /^Job type$/ })).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: /^Full-time$/ })).toBeVisible()
  await expect(main.getByText('Record and reconcile transactions every day')).toBeVisible()
  await expect(main.getByText('14th floor, Lantern Tower, Ermita, Manila')).toBeVisible()
  await expect(main.getByText(/Never pay to get a job/)).toBeVisible()
  // Who hires, and what the company looks and feels like.
  await expect(main.getByText('Noel Garcia')).toBeVisible()
  await expect(main.getByText('Customers first', { exact: true })).toBeVisible()
  const pictures = main.locator('img')
  await expect(pictures).toHaveCount(3)
  const first = main.getByRole('img', { name: 'Three people with headsets at their desks' })
  await first.scrollIntoViewIfNeeded()
  const width = () => first.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)
  await expect.poll(width).toBe(1200)
  // Its function leads to the other jobs of the kind.
  await page.getByRole('definition').getByRole('link', { name: 'Accounting' }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job\?jobFunctions=\d+/)
})

test('similar jobs lead on to other jobs', async ({ page }) => {
  await open(page, castPath('open-manila'))
  const similar = page
    .getByRole('complementary', { name: 'Similar jobs' })
    .getByRole('heading')
    .getByRole('link')
  expect(await similar.count()).toBeGreaterThan(0)
  const title = await similar.first().innerText()
  await similar.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).not.toHaveURL(new RegExp(`-${castId('open-manila')}$`))
})

test('an address with another slug leads to the one of record, its query kept', async ({ request }) => {
  const path = `/en/job/cook-of-the-year-${castId('open-manila')}?from=mail`
  const answer = await request.get(path, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe(`/en/job/accountant-${castId('open-manila')}?from=mail`)
})

test('an external job is applied for on the employer’s site', async ({ page }) => {
  await open(page, castPath('external-manila'))
  await expect(page.getByText('the employer’s own site, www.harbour-lantern.example.')).toBeVisible()
  const theirs = 'https://www.harbour-lantern.example/careers/20417'
  const asked = page.context().waitForEvent('request', (request) => request.url() === theirs)
  await page.getByRole('link', { name: 'Apply on the employer’s site' }).click()
  expect((await asked).isNavigationRequest()).toBe(true)
  await expect(page.getByText('the employer’s own site, www.harbour-lantern.example.')).toBeVisible()
})

test('pay is also told in the currency of the country looked at, with the date of the rate', async ({
  page,
}) => {
  await open(page, `${castPath('open-manila')}?country=US`)
  await expect(page.getByRole('main')).toContainText(
    /About \$\d{3}\s*[–-]\s*\d{3} per month at the exchange rate of [A-Z][a-z]+ \d+, 20\d\d/,
  )
  await open(page, `${castPath('open-manila')}?country=PH`)
  await expect(page.getByRole('main')).not.toContainText('exchange rate')
})

test('what the pay was before can be unfolded', async ({ page }) => {
  const pay = (max: number) => ({
    pay: { kind: 'monthly', min: 30_000, max, currency: 'PHP', monthly: { min: 30_000, max } },
    pay_text: null,
  })
  const pay_changes = [{ changed_at: 1_795_000_000, from: pay(40_000), to: pay(35_000) }]
  await page.route(/\/api-server\/job\/\d+\?/, async (route) => {
    const response = await route.fetch()
    const { data, ...envelope } = z.looseObject({ data: z.looseObject({}) }).parse(await response.json())
    await route.fulfill({ response, json: { ...envelope, data: { ...data, pay_changes } } })
  })
  await open(page, '/en/onsite-job?country=PH')
  await page.getByRole('article').nth(2).getByRole('link').first().click()
  const pane = page.locator('#job-pane')
  await expect(pane.getByText(/from ₱30,000 – 40,000 per month to ₱30,000 – 35,000 per month/)).toBeHidden()
  await pane.getByText('Pay changed on Nov 18, 2026').click()
  await expect(pane.getByText(/from ₱30,000 – 40,000 per month to ₱30,000 – 35,000 per month/)).toBeVisible()
})

test('a job on hold can be read and not applied for', async ({ page }) => {
  await open(page, castPath('on-hold-manila'))
  await expect(page.getByText(/The employer has paused this job/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply' })).toHaveCount(0)
})

test('an urgent job says so, a remote one from where it may be done', async ({ page }) => {
  await open(page, castPath('urgent-manila'))
  await expect(page.getByRole('main').getByText('Urgent', { exact: true }).first()).toBeVisible()
  await open(page, castPath('remote-web3'))
  await expect(page.getByRole('term').filter({ hasText: /^Open to people in$/ })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /Singapore.*Philippines/ })).toBeVisible()
})

test('a job is read in the reader’s language where it has one, else in its own, and marked as such', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 }).locator('bdi')
  await open(page, castPath('tokyo-japanese', 'en'))
  await expect(heading).toHaveText('Web Developer (Online Shop)')
  await open(page, castPath('tokyo-japanese', 'ja'))
  await expect(heading).toHaveText('Webエンジニア（自社通販サイト）')
  await open(page, castPath('riyadh-arabic', 'en'))
  await expect(heading).toHaveAttribute('lang', 'ar')
  const text = page.locator('.posting')
  await expect(text).toHaveAttribute('lang', 'ar')
  await expect(text).toHaveCSS('direction', 'rtl')
  await expect(page.locator('html')).toHaveCSS('direction', 'ltr')
})

test('a closed job says so to people and programs, and takes its readers home after ten seconds', async ({
  page,
}) => {
  await page.clock.install()
  const answer = await page.goto(castPath('closed-manila'))
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is closed')
  await expect(page.getByText('The employer no longer takes applications for Office Manager.')).toBeVisible()
  await expect(countdown(page)).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a job you can trust')
})

test('who stays on a closed job is left in peace', async ({ page }) => {
  await page.clock.install()
  await open(page, castPath('closed-manila'))
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(countdown(page)).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(page).toHaveURL(/\/en\/job\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is closed')
})

const countdown = (page: Page) => page.getByText(/You will be taken to the home page in \d+ seconds?\./)

test('a job that never was is a page that does not exist', async ({ page, request }) => {
  for (const path of [
    '/en/job/accountant-987654321',
    '/en/job/accountant',
    '/en/job/-',
    '/en/job/x-99999999999999999999',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  await page.goto('/en/job/accountant')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  await page.getByRole('link', { name: 'Search all jobs' }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job$/)
})
