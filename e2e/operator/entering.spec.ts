import { appWith } from '../../tests/builders/operators.ts'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import {
  codeFor,
  enterCode,
  expectSignedIn,
  finishSignUp,
  joinProven,
  nameAddress,
  newAddress,
  register,
} from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'
import { lineIn, named, parsePage } from '../site/markup.ts'
import { atConsole, enterConsolePassword, grantedLink } from '../site/operators.ts'
import { withPasskeys } from '../site/passkeys.ts'
import { textsOf } from '../site/texts-of.ts'

const ROOMS = ['reports', 'accounts', 'accounts/01a20157-cfdd-7e08-b4c3-238a73a31c2f', 'log']

test('the seekers’ site has no console, and the console shows strangers where operators sign in', async ({
  page,
}) => {
  const lookEverywhere = async () => {
    for (const path of ['/en/console', ...ROOMS.map((room) => `/en/console/${room}`)]) {
      const answer = await page.request.get(path)
      const markup = await answer.text()
      expect(answer.status()).toBe(404)
      expect(markup).not.toMatch(/operators’ console|Reason, for the log/i)
      expect(named(parsePage(markup), 'h1').map(lineIn)).toEqual(['This page does not exist'])
    }
    for (const room of ROOMS) {
      const answer = await page.request.get(atConsole(`/en/${room}`))
      expect(new URL(answer.url()).pathname).toBe('/en/get-started')
      expect(answer.headers()['x-robots-tag']).toContain('noindex')
      expect(textsOf(parsePage(await answer.text())).join('\n')).not.toContain('Reports')
    }
  }
  await lookEverywhere()
  await register(page)
  await lookEverywhere()
  await open(page, atConsole('/en/reports'))
  await expect(page).toHaveURL(/\/en\/get-started/)
  // Nothing of the seekers' stands around it, or is left in the browser.
  await expect(page.getByRole('banner')).toHaveText(/Operators’ console$/)
  await expect(page.getByRole('link', { name: /Jobs|Companies/ })).toHaveCount(0)
  expect(await page.locator('link[rel=manifest]').count()).toBe(0)
  expect(await accessibilityViolations(page)).toEqual([])
  // What is no page says so.
  const answer = await page.goto(atConsole('/en/nowhere'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
})

test('the link of the command line sets an app up, which is asked for from then on; wrong codes are limited', async ({
  page,
}) => {
  const email = await joinProven(page)
  await open(page, await grantedLink(email))
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/en\/set-up$/)
  expect(await accessibilityViolations(page)).toEqual([])
  const app = appWith((await page.getByRole('main').locator('code').innerText()).replaceAll(' ', ''))
  const tryCode = async (code: string) => {
    await page.getByRole('textbox', { name: /^Code/ }).fill(code)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await tryCode('000000')
  await expect(page.getByRole('alert')).toHaveText('The authenticator code is wrong.')
  await tryCode(app.generate())
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await page.getByRole('banner').getByText('Mai Santos').first().click()
  await page.getByRole('button', { name: 'Sign out' }).click()

  await enterConsolePassword(page, email, 'not-the-password-72')
  await expect(page.getByRole('alert')).toHaveText('Invalid credential')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await enterConsolePassword(page, email)
  // The one after the code that was used up to set the app up.
  await tryCode(app.generate({ timestamp: Date.now() + 30_000 }))
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()

  // A session that has ended leads back to where it began.
  const { origin } = new URL(page.url())
  await page.context().addCookies([{ name: 'console_sid', value: 'ended', url: origin }])
  await page.getByRole('link', { name: 'Accounts' }).click()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await enterConsolePassword(page, email)
  for (let wrong = 0; wrong < 6; wrong++) {
    // A form that is sent again before its answer may never have arrived.
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await tryCode('000000')
    await answered
  }
  await expect(page.getByRole('alert')).toContainText('Too many attempts.')
})

test('an operator without a password chooses one, and reads nowhere that there need be none', async ({
  page,
}) => {
  const email = newAddress()
  await open(page, '/en/get-started?redirect=%2Fen%2Fterms')
  await nameAddress(page, email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await enterCode(page, await codeFor(email))
  await finishSignUp(page)
  await expectSignedIn(page)
  await open(page, await grantedLink(email))
  await page.getByRole('button', { name: 'Continue' }).click()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAccessibleDescription('At least 8 characters, ideally 15 or more.')
})

test('an operator sets a passkey up by the link, and comes back with it', async ({ page }) => {
  await withPasskeys(page)
  const email = await joinProven(page)
  await open(page, await grantedLink(email))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await page.getByRole('banner').getByText('Mai Santos').first().click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await enterConsolePassword(page, email)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
})
