import {
  codeFor,
  enterCode,
  expectSignedIn,
  forgetSession,
  joinProven,
  newAddress,
  PASSWORD,
} from '../site/accounts.ts'
import { expect, open, type Page, test } from '../site/journey.ts'
import { setProviderUser } from '../site/providers.ts'

const START = '/en/get-started?redirect=%2Fen%2Fprivacy'

const press = (page: Page, provider: string): Promise<void> =>
  page.getByRole('button', { name: `Continue with ${provider}` }).click()

for (const provider of ['Google', 'Apple', 'Facebook']) {
  test(`by ${provider}: somebody new comes in, and comes back`, async ({ page, context }) => {
    const subject = crypto.randomUUID()
    const email = newAddress()
    const person = { email, email_verified: true, given_name: 'Amihan', family_name: 'Cruz' }
    await setProviderUser(context, { subject: null })
    await open(page, START)
    await press(page, provider)
    await expect(page.getByText('You didn’t finish signing in there. Nothing has changed.')).toBeVisible()
    await expect(page).toHaveURL(/redirect=%2Fen%2Fprivacy/)

    await setProviderUser(context, { subject, person })
    await press(page, provider)
    if (provider === 'Facebook') {
      // Its word for an address is no proof of it.
      await expect(page.getByLabel('Email address')).toHaveValue(email)
      await page.getByRole('button', { name: 'Send me a code' }).click()
      await enterCode(page, await codeFor(email))
    }
    await expect(page).toHaveURL(/\/en\/privacy$/)
    await forgetSession(page)
    await open(page, START)
    await press(page, provider)
    await expect(page).toHaveURL(/\/en\/(privacy|jobseeker-complete-profile)/)
    await expect(page.locator('header').getByRole('link', { name: 'Sign in' })).toBeHidden()
  })
}

test('by a provider that gives no email, one is proven', async ({ page, context }) => {
  const email = newAddress()
  await setProviderUser(context, { subject: crypto.randomUUID(), person: { given_name: 'Amihan' } })
  await open(page, START)
  await press(page, 'Google')
  await expect(page.getByRole('heading', { name: 'One more thing: your email' })).toBeVisible()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await enterCode(page, await codeFor(email))
  await expect(page).toHaveURL(/\/en\/privacy$/)
  await expectSignedIn(page, 'Amihan')
})

test('by a provider whose address has an account: its own sign-in connects them', async ({
  page,
  context,
}) => {
  const email = await joinProven(page)
  await forgetSession(page)
  await setProviderUser(context, { subject: crypto.randomUUID(), person: { email, email_verified: true } })
  await open(page, START)
  await press(page, 'Google')
  await expect(page.getByText('Sign in to it to link Google.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectSignedIn(page)
  await forgetSession(page)
  await open(page, START)
  await press(page, 'Google')
  await expectSignedIn(page)
})
