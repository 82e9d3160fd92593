import { CAST_RECRUITERS } from '../../demo/cast-people.ts'
import { codeFor, enterCode, joinProven, nameAddress } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'
import { grantedLink } from '../site/operators.ts'

/** Buttons that would be refused are not shown, and the page says why (docs/decisions/0038). */

test('an operator who has shown no app is offered none, and reads where to set one up', async ({ page }) => {
  const email = await joinProven(page)
  await open(page, '/en/account/security')
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  await grantedLink(email)
  await open(page, '/en/account/security')
  await expect(page.getByText(/Operators set up their first authenticator app or passkey/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
})

test('a coordinator reads what comes before leaving, without pressing anything', async ({ page }) => {
  const { email } = CAST_RECRUITERS.fahad
  await open(page, '/en/get-started')
  await nameAddress(page, email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await enterCode(page, await codeFor(email))
  await expect(page).not.toHaveURL(/get-started/)
  await open(page, '/en/account/delete')
  await expect(page.getByText('Transfer ownership to someone else before you leave.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my account in 14 days' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Keep my account' })).toBeVisible()
})
