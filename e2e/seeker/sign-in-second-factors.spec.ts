import { Secret, TOTP } from 'otpauth'
import {
  codeFor,
  enterCode,
  expectSignedIn,
  forgetSession,
  joinProven,
  register,
  signIn,
} from '../site/accounts.ts'
import { expect, open, type Page, test } from '../site/journey.ts'
import { withPasskeys } from '../site/passkeys.ts'

const START = '/en/get-started?redirect=%2Fen%2Fprivacy'

/** Signs in as far as the second step. */
async function toSecondStep(page: Page, email: string): Promise<void> {
  await signIn(page, email, START)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

/** Sets an authenticator app up, which answers with its codes; and the first of the recovery codes. */
async function setUpApp(page: Page): Promise<{ app: TOTP; recovery: string }> {
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByLabel('Code from the app').fill(app.generate())
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible()
  const recovery = await page.getByRole('main').getByRole('listitem').first().innerText()
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 codes left')).toBeVisible()
  return { app, recovery }
}

async function enterRecovery(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

test('a second factor lets nobody in by the password alone: app, recovery code, email', async ({ page }) => {
  const email = await joinProven(page)
  await open(page, '/en/account/security')
  const { app, recovery } = await setUpApp(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible()
  await forgetSession(page)

  await toSecondStep(page, email)
  // The password alone opens nothing.
  await page.goto('/en/account')
  await expect(page).toHaveURL(/\/en\/get-started/)
  await page.goto('/en/second-factor')
  await enterCode(page, '000000')
  await expect(page.getByText('The authenticator code is wrong.')).toBeVisible()
  // The one of the setting up is spent; the next one is good.
  await enterCode(page, app.generate({ timestamp: Date.now() + 30_000 }))
  await expectSignedIn(page)
  await forgetSession(page)

  await toSecondStep(page, email)
  await enterRecovery(page, recovery)
  await expectSignedIn(page)
  await forgetSession(page)

  await toSecondStep(page, email)
  await enterRecovery(page, recovery)
  await expect(page.getByLabel('Recovery code')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('link', { name: 'Use a code by email' }).click()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await enterCode(page, await codeFor(email))
  await expectSignedIn(page)
})

test('a passkey is a second factor', async ({ page }) => {
  await withPasskeys(page)
  const email = await register(page)
  await open(page, '/en/account/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText(/Added on/)).toBeVisible()
  await setUpApp(page)
  await forgetSession(page)
  // The field's offer, which this keeper of passkeys would take at once, is out of the way.
  await page.route(/passkeys\/sign-in\/options/, (route) => route.abort())
  await toSecondStep(page, email)
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await expectSignedIn(page)
})
