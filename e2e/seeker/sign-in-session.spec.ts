import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { expectSignedIn, register, signIn, watchesSession } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'

const NAME = '/en/jobseeker-complete-profile/10'

test('where no socket tells of it, a session that was ended elsewhere leads back at the next step, in every tab', async ({
  page,
  context,
  browser,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocket'))
  const email = await register(page)
  await open(page, NAME)
  const other = await context.newPage()
  await open(other, '/en/account')
  await watchesSession(page)
  await watchesSession(other)
  await page.getByLabel('Last name').fill('Cruz')
  await page.getByLabel('First name').fill('Maribel')

  const elsewhere = await (await browser.newContext({ locale: 'en-PH' })).newPage()
  await signIn(elsewhere, email)
  await expectSignedIn(elsewhere)
  await open(elsewhere, '/en/account/devices')
  const endOthers = elsewhere.getByRole('button', { name: 'Sign out all other devices' })
  await endOthers.click()
  await expect(endOthers).toBeHidden()
  await elsewhere.context().close()

  await page.getByRole('button', { name: 'Next' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByText('Your session has expired')).toBeVisible()
    await tab.locator('html[data-ready]').waitFor()
  }
  await expect(other).toHaveURL(/redirect=%2Fen%2Faccount/)
  await signIn(page, email, '')
  await expect(page).toHaveURL(new RegExp(`${NAME}$`))
  await expect(page.getByLabel('Last name')).toHaveValue('Cruz')
  await expect(page.getByLabel('First name')).toHaveValue('Maribel')
  // Signed in here, the other tab is back where it was.
  await expect(other).toHaveURL(/\/en\/account$/)
})

test('unsaved edits are asked about, and the steps are in nobody’s way', async ({ page }) => {
  await register(page)
  for (const step of [1, 10]) {
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
