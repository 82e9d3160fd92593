import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { expectSignedIn, register, signIn, watchesSession } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'

const WISHES = '/en/jobseeker-complete-profile/1'

test('where no socket tells of it, a session that was ended elsewhere leads back at the next step, in every tab', async ({
  page,
  context,
  browser,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocket'))
  const email = await register(page)
  await open(page, WISHES)
  const other = await context.newPage()
  await open(other, '/en/account')
  await watchesSession(page)
  await watchesSession(other)
  await page.getByLabel('Place (optional)').fill('Makati')
  await page.getByLabel('Job title', { exact: true }).fill('Accountant')

  const elsewhere = await (await browser.newContext({ locale: 'en-PH' })).newPage()
  await signIn(elsewhere, email)
  await expectSignedIn(elsewhere)
  await open(elsewhere, '/en/account/devices')
  const endOthers = elsewhere.getByRole('button', { name: 'Sign out all other devices' })
  await endOthers.click()
  await expect(endOthers).toBeHidden()
  await elsewhere.context().close()

  await page.getByRole('button', { name: 'Save and continue' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByText('Your session has expired')).toBeVisible()
    await tab.locator('html[data-ready]').waitFor()
  }
  await expect(other).toHaveURL(/redirect=%2Fen%2Faccount/)
  await signIn(page, email, '')
  await expect(page).toHaveURL(new RegExp(`${WISHES}$`))
  await expect(page.getByLabel('Place (optional)')).toHaveValue('Makati')
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Accountant')
  // Signed in here, the other tab is back where it was.
  await expect(other).toHaveURL(/\/en\/account$/)
})

test('unsaved edits are asked about, and the steps are in nobody’s way', async ({ page }) => {
  await register(page)
  for (const step of [1, 2]) {
    await open(page, `/en/jobseeker-complete-profile/${step}`)
    expect(await accessibilityViolations(page)).toEqual([])
  }
  await page.getByLabel('First name').fill('Maia')
  await page.getByRole('link', { name: 'Later' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Maia')
  await page.getByRole('link', { name: 'Later' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job/)
})
