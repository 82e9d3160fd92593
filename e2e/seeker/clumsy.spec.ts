import {
  codeFor,
  expectSignedIn,
  finishSignUp,
  nameAddress,
  newAddress,
  newNumber,
} from '../site/accounts.ts'
import { expect, goBack, goOnline, open, reload, test } from '../site/journey.ts'

test('impatient: a second Enter does not lose the account that a code opens', async ({ page }) => {
  const number = newNumber()
  const inE164 = `+63${number.replaceAll(' ', '')}`
  await open(page, '/en/get-started?with=phone')
  await page.getByLabel('Country code').selectOption('PH')
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Send me a code' }).dblclick()
  await page.getByLabel('Six-digit code').fill(await codeFor(inE164))
  // The answer takes its time.
  const { promise: pressed, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/get-started.data*', async (route) => {
    await pressed
    await route.continue()
  })
  for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
  answer()
  await expect(page.getByRole('heading', { name: 'Almost done' })).toBeVisible()
  await finishSignUp(page)
  await expectSignedIn(page)
})

test('without a connection: the form stays as it is, and goes once there is one', async ({
  page,
  context,
}) => {
  const email = newAddress()
  await open(page, '/en/get-started')
  await page.getByLabel('Email address').fill(email)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  // The browser shows it beside the button as long as it is set.
  const button = page.getByRole('button', { name: 'Continue', exact: true })
  await expect(button).toHaveJSProperty('validationMessage', 'You are offline')
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await goOnline(page)
  await expect(button).toHaveJSProperty('validationMessage', '')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'How would you like to sign in?' })).toBeVisible()
})

test('clumsy: back, a reload and a forgotten password keep the address, and the focus goes along', async ({
  page,
}) => {
  const email = newAddress()
  await open(page, '/en/get-started')
  await nameAddress(page, email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByLabel('Six-digit code')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await goBack(page)
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await reload(page)
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await goBack(page)
  await expect(page.getByLabel('Email address')).toHaveValue(email)
})

test('impatient: back, before the scripts of a reloaded page have come, leads to the page before', async ({
  page,
}) => {
  await open(page, '/en/get-started')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Companies' }).click()
  await expect(page).toHaveURL(/companies/)
  const { promise: pressed, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await goBack(page)
  answer()
  await expect(page.getByLabel('Email address')).toBeVisible()
})

test('a message goes when its field is changed, and comes again when it is still true', async ({ page }) => {
  await open(page, '/en/get-started')
  const email = page.getByLabel('Email address')
  const message = page.getByText('Please enter a valid email address.')
  for (let times = 0; times < 2; times++) {
    await email.fill('nobody')
    await page.keyboard.press('Enter')
    await expect(message).toBeVisible()
    await expect(email).toBeFocused()
    await page.keyboard.type('somebody')
    await expect(message).toBeHidden()
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  }
})
