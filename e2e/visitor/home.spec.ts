import { expect, goBack, open, type Page, test } from '../site/journey.ts'
import { numberIn, SearchPage } from '../site/search-page.ts'

test('recommended jobs say why, and are one an employer', async ({ page }) => {
  await open(page, '/en')
  const jobs = page.getByRole('region', { name: 'Recommended' })
  await expect(jobs).toContainText('Philippines: recent jobs written in English')
  await expect(jobs.getByRole('article')).toHaveCount(12)
  const employers = await jobs.locator('article a[href*="/company/"]').allInnerTexts()
  expect(employers).toHaveLength(12)
  expect(new Set(employers).size).toBe(12)
})

test('a language in which nothing is posted here is told so', async ({ page }) => {
  await open(page, '/ja?country=PH')
  await expect(page.getByText(/日本語の求人はまだありません/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'おすすめ' }).getByRole('article')).toHaveCount(12)
})

test('the latest jobs stand under an address of their own, without leaving the place on the page', async ({
  page,
}) => {
  await open(page, '/en')
  const latest = page.getByRole('link', { name: 'Latest jobs' })
  await latest.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await latest.click()
  await expect(page).toHaveURL(/\/en\?tab=latest$/)
  await expect(latest).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('one per employer')).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en$/)
})

test('the browser leaves the cards of the page as they were sent, and makes those of another list', async ({
  page,
}) => {
  await open(page, '/en')
  const card = page
    .locator('[data-sub-page="recommended"] .card-link, [data-sub-page="latest"] .card-link')
    .first()
  const isMadeHere = () =>
    card.evaluate((link) => Object.keys(link).some((name) => name.startsWith('__react')))
  const title = await card.innerText()
  expect([title !== '', await isMadeHere()]).toEqual([true, false])
  await page.getByRole('link', { name: 'Latest jobs' }).click()
  await expect(page).toHaveURL(/tab=latest$/)
  await expect.poll(isMadeHere).toBe(true)
  await expect(card).not.toHaveText('')
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await card.click()
  await expect(page).toHaveURL(/\/en\/job\//)
  await goBack(page)
  await expect(card).not.toHaveText('')
  await expect(page.locator('html[data-same]')).toHaveCount(1)
})

test('what this device searched comes back to it, and to no server before', async ({ page }) => {
  await open(page, '/en/onsite-job?query=accountant')
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('query=accountant')
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
  await open(page, '/en')
  expect(await (await answer).text()).not.toMatch(/query=accountant|New for your search/)
  const recent = page.getByRole('region', { name: /^New for your search “.*accountant.*”$/i })
  await expect(recent.getByRole('article')).toHaveCount(3)
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(recent).toHaveCount(0)
})

test('hot jobs are of the last day, and there are more', async ({ page }) => {
  await open(page, '/en')
  const hot = page.getByRole('region', { name: 'Hot jobs' })
  const cards = await hot.getByRole('article').allInnerTexts()
  expect(cards).toHaveLength(6)
  for (const card of cards) expect(card).toMatch(/\b(now|\d+[mh] ago)$/m)
  await hot.getByRole('link', { name: 'See all jobs' }).click()
  await expect(page).toHaveURL(/category=9&sort=3/)
  expect(await new SearchPage(page).total()).toBeGreaterThan(6)
})

test('the page about remote work keeps its numbers', async ({ page }) => {
  await open(page, '/en/remote?country=PH')
  for (const section of ['By field', 'By country']) {
    const link = page.getByRole('region', { name: section }).getByRole('link').first()
    const promised = numberIn((await link.innerText()).split('\n').at(-1) ?? '')
    await link.click()
    await expect(page).toHaveURL(/\/en\/remote-jobs\?/)
    await new SearchPage(page).expectTotal(promised)
    await goBack(page)
  }
})

test.describe('a browser that knows where it is', () => {
  test.use({ geolocation: { latitude: 14.55472, longitude: 121.02444 }, permissions: ['geolocation'] })

  test('is asked on a click only, and tells no more than a city needs', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('geo-location')) requests.push(request.url())
    })
    await open(page, '/en')
    const near = nearMe(page)
    await expect(near).toBeVisible()
    expect(requests).toEqual([])
    await near.click()
    await expect(new SearchPage(page).where).toHaveValue(/^Makati/)
    expect(requests.map((url) => new URL(url).searchParams.get('latitude'))).toEqual(['14.55'])
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/location=\d+/)
  })
})

test.describe('a browser in another country than the one looked at', () => {
  test.use({ geolocation: { latitude: 1.29, longitude: 103.85 }, permissions: ['geolocation'] })

  test('looks there', async ({ page }) => {
    await open(page, '/en?country=PH')
    await nearMe(page).click()
    await expect(new SearchPage(page).where).toHaveValue(/^Singapore/)
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/country=SG/)
    expect(await new SearchPage(page).total()).toBeGreaterThan(0)
  })
})

test('a browser that keeps its place to itself is not pressed', async ({ page }) => {
  await open(page, '/en')
  await nearMe(page).click()
  await expect(page.getByRole('status').getByText('Type a city instead.')).toBeVisible()
  await expect(new SearchPage(page).where).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs are links, and nothing is offered that needs a script', async ({ page }) => {
    await page.goto('/en')
    await expect(nearMe(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Latest jobs' }).click()
    await expect(page).toHaveURL(/tab=latest/)
    await expect(page.getByRole('region', { name: 'Latest jobs' }).getByRole('article')).toHaveCount(12)
  })
})

const nearMe = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Use my location' })
