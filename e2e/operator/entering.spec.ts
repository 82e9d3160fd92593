import { signUp } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'
import { becomeOperator, enterConsole, giveConsolePassword, setUpApp } from '../site/operators.ts'

const ROOMS = ['reports', 'accounts', 'accounts/01a20157-cfdd-7e08-b4c3-238a73a31c2f', 'log']

test('strangers and job seekers find no console behind its addresses, only where operators sign in', async ({
  page,
}) => {
  const lookEverywhere = async () => {
    for (const room of ROOMS) {
      const answer = await page.goto(`/en/console/${room}`)
      expect(answer?.status()).toBe(404)
      expect(await answer?.text()).not.toMatch(/operators’ console|Reason, for the log/i)
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    }
  }
  await lookEverywhere()
  await signUp(page)
  await lookEverywhere()
  const answer = await open(page, '/en/console')
  expect(answer.headers()['x-robots-tag']).toContain('noindex')
  await expect(page.locator('html')).not.toContainText('Reports')
  // Nothing of the seekers' stands around it.
  await expect(page.getByRole('banner')).toHaveText(/Operators’ console$/)
  await expect(page.getByRole('link', { name: /Jobs|Companies/ })).toHaveCount(0)
})

test('an operator is let in by a letter’s code, wrong ones are limited, and an app takes the letter’s place', async ({
  page,
}) => {
  const email = await becomeOperator(page)
  await giveConsolePassword(page, email, 'not-the-password-72')
  await expect(page.getByRole('alert')).toHaveText('Invalid credential')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await enterConsole(page, email)
  await expect(page.getByText('You signed in with a code by email.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Mai Santos').first()).toBeVisible()
  await page.getByRole('banner').getByText('Mai Santos').first().click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()

  const app = await setUpApp(page)
  await giveConsolePassword(page, email)
  await expect(page.getByRole('button', { name: 'Send me a code' })).toHaveCount(0)
  const tryCode = async (code: string) => {
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  for (const wrong of ['000000', '000001']) {
    await tryCode(wrong)
    await expect(page.getByRole('alert')).toHaveText('The authenticator code is wrong.')
  }
  // The one after the code that was used up to set the app up.
  await tryCode(app.generate({ timestamp: Date.now() + 30_000 }))
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await expect(page.getByText('You signed in with a code by email.')).toHaveCount(0)

  // A session that has ended leads back to where it began.
  const { origin } = new URL(page.url())
  await page.context().addCookies([{ name: 'operator_sid', value: 'ended', url: origin }])
  await page.getByRole('link', { name: 'Accounts' }).click()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await giveConsolePassword(page, email)
  for (let wrong = 0; wrong < 6; wrong++) await tryCode('000000')
  await expect(page.getByRole('alert')).toContainText('Too many attempts.')
})
