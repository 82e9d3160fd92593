import { expectSignedIn, forgetSession, register } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'
import { withPasskeys } from '../site/passkeys.ts'

test('by passkey: it is made, it signs in, and it is offered beside the addresses', async ({ page }) => {
  await withPasskeys(page)
  await register(page)
  await open(page, '/en/account/security')
  await page.getByLabel('Name of the passkey').last().fill('My laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('My laptop').first()).toBeVisible()
  await forgetSession(page)
  // The owner of this keeper of passkeys takes what the field offers.
  await open(page, '/en/get-started?redirect=%2Fen%2Fprivacy')
  await expectSignedIn(page)
  await forgetSession(page)
  // Where the browser offers none beside the field, there is a button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await open(page, '/en/get-started?redirect=%2Fen%2Fprivacy')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectSignedIn(page)
})
