import AxeBuilder from '@axe-core/playwright'
import { signIn, signUp } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'

const WISHES = '/en/jobseeker-complete-profile/1'

test('an expired session leads back to what was typed', async ({ page, context }) => {
  const email = await signUp(page)
  await open(page, WISHES)
  await page.waitForFunction(() => localStorage.getItem('joblane.account') !== null)
  await page.getByLabel('Place (optional)').fill('Makati')
  const [{ name = '', domain = '' } = {}] = (await context.cookies()).filter((cookie) =>
    cookie.name.endsWith('seeker_sid'),
  )
  await context.addCookies([{ name, value: 'x'.repeat(43), domain, path: '/' }])
  await page.getByLabel('Job title', { exact: true }).fill('Accountant')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Your session has expired')).toBeVisible()
  await page.locator('html[data-ready]').waitFor()
  await signIn(page, email, '')
  await expect(page).toHaveURL(new RegExp(`${WISHES}$`))
  await expect(page.getByLabel('Place (optional)')).toHaveValue('Makati')
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Accountant')
})

test('logging out in one tab does so in the other', async ({ page, context }) => {
  await signUp(page)
  await open(page, '/en/terms')
  const other = await context.newPage()
  await open(other, '/en/privacy')
  await expect(other.locator('header').getByText('Mai').first()).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('joblane.account') !== null)
  // The other tab listens from when it has come to rest.
  await other.waitForLoadState('networkidle')
  await page.locator('header details').last().locator('summary').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(other.locator('header').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('unsaved edits are asked about, and the steps are in nobody’s way', async ({ page }) => {
  await signUp(page)
  for (const step of [1, 2]) {
    await open(page, `/en/jobseeker-complete-profile/${step}`)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  }
  await page.getByLabel('First name').fill('Maia')
  await page.getByRole('link', { name: 'Later' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Maia')
  await page.getByRole('link', { name: 'Later' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job/)
})

test('a phone that is signed in lets another browser in by a picture', async ({ page, browser }) => {
  await signUp(page)
  const desktop = await (await browser.newContext()).newPage()
  const begun = desktop.waitForResponse(/\/auth\/qr\/start/)
  await open(desktop, '/en/get-started?redirect=%2Fen%2Fterms')
  await desktop.getByRole('button', { name: 'Sign in with your phone' }).click()
  const { data } = await (await begun).json()
  await expect(desktop.getByRole('img', { name: 'QR code for your phone' })).toBeVisible()
  await open(page, new URL(data.url).pathname)
  await expect(page.getByRole('heading', { name: 'Sign in another device?' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { name: 'The device is signed in' })).toBeVisible()
  await expect(desktop.locator('header').getByText('Mai').first()).toBeVisible()
})
