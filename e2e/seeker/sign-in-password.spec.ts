import { CODE_TRIES } from '#config/limits.ts'
import {
  codeFor,
  enterCode,
  expectSignedIn,
  logOut,
  nameAddress,
  PASSWORD,
  register,
  signIn,
  signUp,
} from '../site/accounts.ts'
import { expect, goBack, open, type Page, test } from '../site/journey.ts'

const NEW_PASSWORD = 'quiet-lantern-ferry-58'

test('by password: from making an account to a forgotten password', async ({ page }) => {
  const email = await signUp(page, '')
  await enterCode(page, await codeFor(email))
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/en\/jobseeker-complete-profile\/1/)
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job/)

  // Logging out leads to the root; the way back shows nothing of them.
  await open(page, '/en/account')
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL(/\/en$/)
  await goBack(page)
  await expect(page).toHaveURL(/\/en\/get-started\?redirect=%2Fen%2Faccount/)
  await expect(page.getByText(email)).toBeHidden()

  // The interview waits where it was left.
  await signIn(page, email)
  await expect(page).toHaveURL(/\/en\/jobseeker-complete-profile\/1/)
  await expectSignedIn(page)
  await open(page, '/en')
  await logOut(page)
  await expect(page).toHaveURL(/\/en$/)

  // The clock of the page is ours: nobody waits for the minute between two codes.
  await page.clock.install()
  await open(page, '/en/get-started?redirect=%2Fen%2Fprivacy')
  await nameAddress(page, email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('timer')).toHaveText(/You can ask again in (60|5\d) s/)
  await expect(page.getByRole('button', { name: 'Send a new code' })).toBeDisabled()
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText('Too many attempts. Try again later.')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/You can ask again in \d+ s/)
  await enterCode(page, '000000')
  await expect(page.getByText('The OTP you have entered is wrong. Please try again.')).toBeVisible()
  await enterCode(page, await codeFor(email))
  await page.getByLabel('New password').fill('password1')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page).toHaveURL(/\/en\/privacy$/)
  await expectSignedIn(page)

  await logOut(page)
  await signIn(page, email, '/en/get-started', PASSWORD)
  await expect(page.getByText('Invalid credential', { exact: true })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/jobseeker-complete-profile\/1/)
})

/** By the address that the specification names, which carries the code; opening it judges nothing. */
async function resetByLink(page: Page): Promise<void> {
  const email = await register(page)
  await codeFor(email)
  await page.goto('/en/change-password?redirect=%2Fen%2Fprivacy')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  const link = (otp: string) =>
    `/en/change-password?${new URLSearchParams({ email, otp, redirect: '/en/privacy' })}`
  const right = await codeFor(email)
  const wrong = right.replaceAll(/\d/g, (figure) => String((Number(figure) + 1) % 10))
  for (let times = 0; times < CODE_TRIES; times++) await page.request.get(link(wrong))

  await page.goto(link(wrong))
  await expect(page.getByText(`${email.slice(0, 1)}•••@people.test`)).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('The OTP you have entered is wrong. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  expect(page.url()).not.toContain('otp=')

  await page.goto(link(right))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(/\/change-password\?step=new&redirect=%2Fen%2Fprivacy$/)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()

  await page.goto(link(right))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('This code was already used. Please ask for a new one.')).toBeVisible()
}

test('by an address with the code in it, which leaves the address bar at once', async ({ page }) => {
  await open(page, '/en/change-password?email=mai%40people.test&otp=123456')
  await expect(page).toHaveURL(/\/en\/change-password$/)
  await resetByLink(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('by an address with the code in it', ({ page }) => resetByLink(page))
})

test('what a guest has searched and opened moves along', async ({ page }) => {
  await open(page, '/en/onsite-job?country=PH&query=accountant')
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForFunction(() => (localStorage.getItem('joblane.seen') ?? '').includes('opened'))
  const moving = page.waitForRequest(/\/auth\/guest\/move/)
  await signUp(page, '/en/onsite-job')
  const moved = (await moving).postDataJSON()
  expect(moved.viewed_jobs).toHaveLength(1)
  expect((await (await moving).response())?.status()).toBe(200)
})
