import { codeFor, enterCode, expectSignedIn, finishSignUp, newNumber } from '../site/accounts.ts'
import { expect, open, type Page, test } from '../site/journey.ts'

const inE164 = (number: string): string => `+63${number.replaceAll(' ', '')}`

async function ask(page: Page, number: string, country = 'PH'): Promise<void> {
  await page.getByLabel('Country code').selectOption(country)
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Send me a code' }).click()
}

test('by phone: an account is made by a message, and opened by another', async ({ page, browser }) => {
  const number = newNumber()
  await open(page, '/en/get-started?redirect=%2Fen%2Fprivacy')
  await page.getByRole('link', { name: 'Phone' }).click()
  const phone = page.getByLabel('Phone number')
  for (const [country, typed, told] of [
    ['PH', '', 'Phone cannot be empty'],
    ['PH', '12', 'Phone Number is too short'],
    ['PH', '9171 234 5678', 'A phone number in Philippines has 10 digits.'],
    ['SG', '917 123 4567', 'A phone number in Singapore has 8 digits.'],
    ['PH', '1234567890123456', 'A phone number has at most 15 characters.'],
  ] as const) {
    await ask(page, typed, country)
    await expect(phone).toHaveAccessibleDescription(told)
    await expect(phone).toHaveValue(typed)
  }
  await ask(page, `0${number}`)
  await expect(page.getByText(`We sent a six-digit code to ${inE164(number)}`)).toBeVisible()
  await enterCode(page, '000000')
  await expect(page.getByText('The OTP you have entered is wrong. Please try again.')).toBeVisible()
  await enterCode(page, await codeFor(inE164(number)))
  await expect(page.getByRole('heading', { name: 'Almost done' })).toBeVisible()
  await finishSignUp(page, 'Lualhati')
  await expect(page).toHaveURL(/\/en\/privacy$/)
  await expectSignedIn(page, 'Lualhati')

  // Another browser, by a code of its own, leads to the same account.
  const other = await (await browser.newContext({ locale: 'en-PH' })).newPage()
  await open(other, '/en/get-started?with=phone')
  await ask(other, inE164(number), 'SG')
  await enterCode(other, await codeFor(inE164(number)))
  await expectSignedIn(other, 'Lualhati')
  await other.context().close()
})

test('by phone: too many wrong codes end it, and the wait is told', async ({ page }) => {
  const number = newNumber()
  await open(page, '/en/get-started?with=phone')
  await ask(page, inE164(number), 'SG')
  const code = await codeFor(inE164(number))
  const wrong = code === '111111' ? '222222' : '111111'
  for (let tries = 0; tries < 4; tries++) {
    await enterCode(page, wrong)
    await expect(page.getByText('The OTP you have entered is wrong. Please try again.')).toBeVisible()
    await expect(page.getByLabel('Six-digit code')).toHaveValue('')
  }
  await enterCode(page, wrong)
  await expect(page.getByText('Too many wrong codes. Please ask for a new one.')).toBeVisible()
  await enterCode(page, code)
  await expect(page.getByText('Too many wrong codes. Please ask for a new one.')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/You can ask again in \d+ s/)
  await page.getByRole('link', { name: 'Use another address' }).click()
  await ask(page, number)
  await expect(page.getByText(/You can ask for a new code in \d+ seconds/)).toBeVisible()
})
