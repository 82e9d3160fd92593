import { register } from '../site/accounts.ts'
import { expect, type Page, test } from '../site/journey.ts'

const WIZARD = '/en/jobseeker-complete-profile/1'
const HOME = '/en?country=PH&of=recommended'

const titlesOn = (page: Page) => page.locator('[data-sub-page="recommended"] article h3').allInnerTexts()

test('what the wizard asks is used at once, and a stranger’s page stays as it was', async ({
  page,
  browser,
}) => {
  const stranger = await browser.newContext()
  const elsewhere = await stranger.newPage()
  await elsewhere.goto(HOME)
  const before = await titlesOn(elsewhere)
  await register(page)
  await page.goto(WIZARD)
  await page.getByRole('main').locator('summary').click()
  await page.getByLabel('Job title', { exact: true }).fill('Registered Nurse')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/complete-profile\/place/)
  await page.getByRole('main').locator('summary').click()
  await page.getByLabel('City or region').fill('Manila')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/complete-profile\/types/)
  await page.goto(HOME)
  const mine = await titlesOn(page)
  expect(before[0]).not.toMatch(/nurs/i)
  expect(mine[0]).toMatch(/nurs/i)
  const list = page.getByRole('region', { name: 'Recommended' })
  await expect(list.getByRole('article').first()).toContainText('Manila')
  await expect(list.getByRole('link', { name: 'Change what you look for' })).toHaveAttribute('href', WIZARD)
  // The same list goes on where its link leads.
  await list.getByRole('link', { name: 'See all jobs' }).click()
  await expect(page.getByRole('article').first()).toContainText(/nurs/i)
  await elsewhere.goto(HOME)
  expect(await titlesOn(elsewhere)).toEqual(before)
  await stranger.close()
})
