import { castPath, expect, goOnline, open, test } from '../site/journey.ts'
import { SearchPage } from '../site/search-page.ts'

const ONE_JOB = /\/api-server\/job\/\d+/

test('without a network the visitor is told, and the list stays', async ({ page, context }) => {
  await open(page, '/en/onsite-job')
  const { titles } = new SearchPage(page)
  await context.setOffline(true)
  await titles.nth(3).click()
  await expect(page.getByRole('status').getByText('Network error, please try again later')).toBeVisible()
  await expect(titles).toHaveCount(21)
  await goOnline(page)
  await titles.nth(5).click()
  await expect(new SearchPage(page).paneTitle).toHaveText(await titles.nth(5).innerText())
})

test('a part of the page whose script did not come is there once it can come', async ({ page }) => {
  await page.route('**/assets/job-view-*.js', (route) => route.abort(), { times: 1 })
  await open(page, '/en/onsite-job')
  const { titles, paneTitle } = new SearchPage(page)
  await titles.nth(3).click()
  await expect(paneTitle).toHaveText(await titles.nth(3).innerText())
})

test('a refusal is told in the server’s own words', async ({ page }) => {
  const message = 'Too many attempts. Please wait 7 seconds.'
  await page.route(ONE_JOB, (route) => route.fulfill({ status: 429, json: { code: 40006, message } }))
  await open(page, '/en/onsite-job')
  const { titles } = new SearchPage(page)
  await titles.nth(3).click()
  await expect(page.getByRole('status').getByText(message)).toBeVisible()
  await expect(titles).toHaveCount(21)
})

test('the message goes by its cross and by Escape', async ({ page, context }) => {
  // Its three seconds do not pass: by itself it would go before a slow machine has pressed the cross.
  await page.clock.install()
  await open(page, '/en/onsite-job')
  await page.clock.pauseAt(Date.now() + 60_000)
  const { titles } = new SearchPage(page)
  const message = page.getByText('Network error, please try again later')
  await context.setOffline(true)
  await titles.nth(2).click()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect(message).toHaveCount(0)
  await titles.nth(4).click()
  await expect(message).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(message).toHaveCount(0)
})

test.describe('a server that takes what is asked and never answers', () => {
  const GIVEN_UP = 'Network error, please try again later'

  test('is given up after half a minute, and the page stays', async ({ page }) => {
    await page.clock.install()
    await open(page, '/en/terms')
    await page.route(/\.data/, () => undefined)
    const requested = page.waitForRequest(/companies\.data/)
    await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click()
    await requested
    await expect(page.getByRole('status').getByText('Loading…')).toBeAttached()
    await page.clock.fastForward(30_000)
    await expect(page.getByText(GIVEN_UP)).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await expect(page).toHaveURL(/\/en\/terms$/)
    await page.unroute(/\.data/)
    await page.getByRole('banner').getByRole('link', { name: 'Companies' }).click()
    await expect(page).toHaveURL(/\/en\/companies$/)
  })

  test('leaves a form as it is, to be sent again', async ({ page }) => {
    await page.clock.install()
    await open(page, '/en/get-started')
    await page.route(/\.data/, () => undefined)
    const email = page.getByLabel('Email address')
    await email.fill('mai@people.test')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.keyboard.press('Enter')
    await sent
    // The request is under way a moment before the page begins to count.
    await expect(page.getByRole('status').getByText('Loading…')).toBeAttached()
    await page.clock.fastForward(30_000)
    await expect(page.getByText(GIVEN_UP)).toBeVisible()
    await expect(email).toHaveValue('mai@people.test')
    await page.unroute(/\.data/)
    await page.clock.fastForward(2_000)
    await email.press('Enter')
    await expect(page.getByRole('heading', { name: 'How would you like to sign in?' })).toBeVisible()
  })

  test('leaves the list as it is when a job does not come', async ({ page }) => {
    await page.clock.install()
    await open(page, '/en/onsite-job')
    await page.route(ONE_JOB, () => undefined)
    const { titles } = new SearchPage(page)
    const requested = page.waitForRequest(ONE_JOB)
    await titles.nth(3).click()
    await requested
    await page.clock.fastForward(30_000)
    await expect(page.getByText(GIVEN_UP)).toBeVisible()
    await expect(titles).toHaveCount(21)
  })
})

test('without suggestions the field is a field', async ({ page }) => {
  await page.route('**/api-server/config/search/**', (route) => route.abort())
  await open(page, '/en/onsite-job')
  const { what } = new SearchPage(page)
  await what.fill('accountant')
  await what.press('Enter')
  await expect(page).toHaveURL(/query=accountant/)
  await expect(new SearchPage(page).titles.first()).toContainText(/account/i)
})

test.describe('when the texts of the scripts do not come', () => {
  test.use({ meantTrouble: /Failed to fetch/ })

  test('without its texts a page stays what the server sent, and its links work', async ({ page }) => {
    await page.route('**/api-server/base/translations/**', (route) => route.abort())
    await page.goto(castPath('open-manila'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accountant')
    await page.getByRole('banner').getByRole('link', { name: 'Remote' }).click()
    await expect(page).toHaveURL(/\/en\/remote-jobs$/)
  })
})
