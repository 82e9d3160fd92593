import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { register, signIn } from '../site/accounts.ts'
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

test('whoever has an app shows it before they change what guards the account', async ({ page, browser }) => {
  const email = await register(page)
  const other = await browser.newPage()
  await signIn(other, email)
  await expect(other.locator('header').getByText('Mai').first()).toBeVisible()
  await open(page, '/en/terms')
  const { secret } = await call(page, 'authenticator/start', {})
  const app = new TOTP({ secret: Secret.fromBase32(String(secret).replaceAll(' ', '')) })
  const { recovery_codes } = await call(page, 'authenticator/confirm', { code: app.generate() })
  const [recovery = ''] = z.array(z.string()).parse(recovery_codes)
  // Signed in a moment ago, by the password: that is not enough any more.
  await open(other, '/en/account/password')
  await expect(other.getByRole('heading', { name: 'Is it you?' })).toBeVisible()
  await expect(other.getByLabel('Password', { exact: true })).toHaveCount(0)
  await other.getByLabel('Six-digit code').fill('000000')
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByText('The authenticator code is wrong.')).toBeVisible()
  await other.getByRole('link', { name: 'Use a recovery code' }).click()
  await other.getByLabel('Recovery code').fill(recovery)
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByLabel('New password')).toBeVisible()
  await open(other, '/en/account/security')
  await expect(other.getByRole('heading', { name: 'Is it you?' })).toHaveCount(0)
  await other.close()
})
