import { z } from 'zod'
import { signIn, signUp } from '../site/accounts.ts'
import { expect, open, type Page, test } from '../site/journey.ts'

const envelope = z.object({ code: z.literal(0), data: z.record(z.string(), z.unknown()) })

/** A call as a page of the site makes it. */
async function call(page: Page, path: string, body: unknown) {
  const answer = await page.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`/api-server/auth/${address}`, { method: 'POST', headers, body: sent })).json()
    },
    [path, JSON.stringify(body)] as const,
  )
  return envelope.parse(answer).data
}

async function logOut(page: Page): Promise<void> {
  await page.locator('header details').last().locator('summary').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('header').getByRole('link', { name: 'Sign in' })).toBeVisible()
}

test('an account that asks for a second factor lets nobody in by the password alone', async ({ page }) => {
  const email = await signUp(page)
  await open(page, '/en/terms')
  const { secret } = await call(page, 'authenticator/start', {})
  const { TOTP, Secret } = await import('otpauth')
  const app = new TOTP({ secret: Secret.fromBase32(String(secret).replaceAll(' ', '')) })
  const { recovery_codes } = await call(page, 'authenticator/confirm', { code: app.generate() })
  const [recovery = ''] = z.array(z.string()).parse(recovery_codes)
  await logOut(page)
  await signIn(page, email, '/en/get-started?redirect=%2Fen%2Fprivacy')
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The authenticator code is wrong.')).toBeVisible()
  await page.getByRole('link', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('header').getByText('Mai').first()).toBeVisible()
})
