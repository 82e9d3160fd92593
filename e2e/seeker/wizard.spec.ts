import { forgetSession, register, signIn } from '../site/accounts.ts'
import { expect, goBack, type Page, reload, test } from '../site/journey.ts'

const WIZARD = '/en/jobseeker-complete-profile'

async function signInAgain(page: Page, email: string, start?: string): Promise<void> {
  await forgetSession(page)
  await signIn(page, email, start)
}

const wish = async (page: Page) => {
  await page.getByLabel('Job title', { exact: true }).fill('Accountant')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL(new RegExp(`${WIZARD}/2`))
}

/** A title is pressed, another and the place are ones that nobody knows; nothing that was typed is lost. */
async function ownWords(page: Page): Promise<void> {
  const [first, second, place] = [
    page.getByLabel('Job title', { exact: true }),
    page.getByLabel('Another job title (optional)').first(),
    page.getByLabel('Place (optional)'),
  ]
  await page.goto(`${WIZARD}/1`)
  await first.fill('')
  await second.fill('?!')
  await place.fill('Barangay Dalig')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(second).toHaveAccessibleDescription(/Use letters or digits/)
  await expect(place).toHaveValue('Barangay Dalig')
  await second.fill('Sari-sari store keeper')
  const popular = page.getByRole('group', { name: 'Popular' }).getByRole('button').first()
  const pressed = (await popular.textContent()) ?? ''
  await popular.click()
  await expect(first).toHaveValue(pressed)
  // Not the first of the buttons, but the form's own.
  await second.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${WIZARD}/2`))
  await expect(page.getByRole('main').locator('form')).toHaveCount(1)
  await expect(page.getByText(`You are looking for: ${pressed}, Sari-sari store keeper`)).toBeVisible()
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(second).toHaveValue('Sari-sari store keeper')
  await expect(place).toHaveValue('Barangay Dalig')
  await first.fill('Accountant')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL(new RegExp(`${WIZARD}/2`))
}

/** Left, come back to, gone back in, loaded again, finished: and then asked no more. */
async function stepByStep(page: Page): Promise<void> {
  const email = await register(page)
  await signInAgain(page, email)
  await expect(page).toHaveURL(new RegExp(`${WIZARD}/1$`))
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job/)

  await signInAgain(page, email, '/en/get-started?redirect=%2Fen%2Fprivacy')
  await expect(page).toHaveURL(new RegExp(`${WIZARD}/1\\?redirect`))
  await wish(page)
  await goBack(page)
  await expect(page).toHaveURL(new RegExp(`${WIZARD}/1\\?redirect`))
  await reload(page)
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Accountant')
  await wish(page)
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page).toHaveURL(/\/en\/privacy$/)

  await ownWords(page)
  await page.getByRole('link', { name: 'Later' }).click()

  // The step where somebody left.
  await signInAgain(page, email)
  await expect(page).toHaveURL(new RegExp(`${WIZARD}/2$`))
  await reload(page)
  await page.getByLabel('First name').fill('')
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/cannot be empty/)
  await page.getByLabel('First name').fill('Maia')
  await page.getByRole('main').getByRole('combobox', { name: 'Country' }).selectOption('PH')
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/en\/onsite-job/)

  await signInAgain(page, email, '/en/get-started?redirect=%2Fen%2Fprivacy')
  await expect(page).toHaveURL(/\/en\/privacy$/)
  await page.locator('header details').last().locator('summary').click()
  await page.getByRole('link', { name: 'My profile' }).click()
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Accountant')
}

test('the steps after signing up wait where one left them', ({ page }) => stepByStep(page))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the steps after signing up wait where one left them', ({ page }) => stepByStep(page))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('the bar leads who is signed in to their account', async ({ page }) => {
    await page.goto('/en')
    await page.locator('.bottom-bar').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Email address')).toBeVisible()
    await register(page)
    await page.goto('/en/terms')
    await page.locator('.bottom-bar').getByRole('link', { name: 'Account' }).click()
    await expect(page.getByLabel('First name')).toHaveValue('Mai')
  })
})
