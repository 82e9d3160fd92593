import type { APIRequestContext } from '@playwright/test'
import { register } from '../site/accounts.ts'
import { expect, type Page, test } from '../site/journey.ts'
import { attributeOf, elementsIn, lineIn, named, parsePage } from '../site/markup.ts'

const WIZARD = '/en/jobseeker-complete-profile/1'
const HOME = '/en?country=PH&of=recommended'

/** The titles that a window shows, or that a visitor without a window is served. */
const titlesOn = (page: Page) => page.locator('[data-sub-page="recommended"] article h3').allInnerTexts()

async function titlesServedTo(stranger: APIRequestContext): Promise<string[]> {
  const page = parsePage(await (await stranger.get(HOME)).text())
  return elementsIn(page, (element) => attributeOf(element, 'data-sub-page') === 'recommended')
    .flatMap((list) => named(list, 'article'))
    .flatMap((card) => named(card, 'h3').map(lineIn))
}

test('what the wizard asks is used at once, and a stranger’s page stays as it was', async ({
  page,
  playwright,
}) => {
  const stranger = await playwright.request.newContext({ baseURL: process.env.JOBLANE_ORIGIN ?? '' })
  const before = await titlesServedTo(stranger)
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
  expect(await titlesServedTo(stranger)).toEqual(before)
  await stranger.dispose()
})
