import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { codeFor, joinProven, newestMessage, signIn } from '../site/accounts.ts'
import { expect, open, type Page, test } from '../site/journey.ts'
import { anotherPerson, atConsole, enterByCalls } from '../site/operators.ts'

const SUSPENDED = 'Account suspended. Please contact support.'

/** What each way in says to somebody who is suspended; each in a tab of its own, which knows of no step before. */
const WAYS = {
  password: signIn,
  code: async (page: Page, email: string) => {
    await askFor(page, email, 'Email me a code')
    await page.getByLabel('Six-digit code').fill(await codeFor(email))
    await page.getByRole('button', { name: 'Confirm' }).click()
  },
  link: async (page: Page, email: string) => {
    await askFor(page, email, 'Email me a sign-in link')
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    const [link = ''] = /https?:\S+magic-link\S+/.exec(await newestMessage(email, /magic-link/)) ?? []
    await page.goto(new URL(link).pathname + new URL(link).search)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  },
}

async function askFor(page: Page, email: string, way: string): Promise<void> {
  await open(page, '/en/get-started')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: way }).click()
}

test('whoever is suspended is out at once in an open page and kept out by every way, until restored', async ({
  page,
  browser,
}) => {
  const context = await anotherPerson(browser, 22)
  const person = await context.newPage()
  const email = await joinProven(person)
  await open(person, '/en/account')

  await enterByCalls(page)
  await open(page, atConsole('/en/accounts'))
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Joined' })).toHaveCount(1)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Mai Santos' }).click()
  await expect(page.getByText('1 open session')).toBeVisible()
  await page.getByRole('radio', { name: 'Until further notice' }).check()
  await page.getByLabel('What they are told').selectOption('Fraud, or asking people for money')
  await page.getByLabel('Reason, for the log').fill('Sold places in a queue')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Suspended. 1 session has ended.' })).toBeVisible()

  // The page that was open all the time, untouched.
  await expect(person.getByText('Your session has expired').first()).toBeVisible()
  const notice = await newestMessage(email, /suspended/)
  expect(notice).toContain('Reason: Fraud, or asking people for money')
  expect(notice).not.toContain('queue')

  for (const tryToSignIn of Object.values(WAYS)) {
    const tab = await context.newPage()
    await tryToSignIn(tab, email)
    await expect(tab.getByText(SUSPENDED)).toBeVisible()
    await tab.close()
  }

  await page.getByLabel('Reason, for the log').fill('It was somebody else')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Done, and noted in the log.' })).toBeVisible()
  await newestMessage(email, /lifted the suspension/)
  const tab = await context.newPage()
  await signIn(tab, email)
  await expect(tab.getByRole('banner').getByText('Mai').first()).toBeVisible()
  await context.close()

  // Who, what, when and why, of this account and of all.
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: 'Sold places in a queue' })).toContainText(
    /Account suspended.*by Mai Santos/,
  )
  await page.getByRole('link', { name: 'Log' }).click()
  await expect(lines.filter({ hasText: 'It was somebody else' })).toContainText(/UTC.*Account restored/)
  await expect(lines.filter({ hasText: email }).filter({ hasText: 'Account viewed' }).first()).toBeVisible()
})

test('the console can be used on a phone, from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterByCalls(page)
  for (const room of ['reports', 'accounts', 'log']) {
    await open(page, atConsole(`/ar/${room}`))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
  }
})
