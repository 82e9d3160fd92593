import { codeFor, enterCode, newAddress, PASSWORD, register } from '../site/accounts.ts'
import { castPath, expect, open, type Page, test } from '../site/journey.ts'
import { lateScripts } from '../site/late-scripts.ts'

/** Parts of a seeker's own come with the first interaction. */
async function openSheet(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await lateScripts(page)
  await page.getByRole('link', { name: 'Apply', exact: true }).first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send application' })).toBeVisible()
}

const receipt = (page: Page) => page.getByRole('heading', { level: 1, name: /^Your application is with/ })

test('a guest on a phone finds the way from Apply over signing up to the receipt', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, castPath('open-manila'))
  await page.getByRole('link', { name: 'Apply', exact: true }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  const email = newAddress()
  await page.getByLabel('First name').fill('Mai')
  await page.getByLabel('Last name').fill('Santos')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password (optional)').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await enterCode(page, await codeFor(email))
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByLabel(/A first message/).fill('Hello, I keep books with care.')
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(receipt(page)).toBeVisible()
  await expect(page.getByText('Hello, I keep books with care.')).toBeVisible()
  await page.getByText('Withdraw', { exact: true }).click()
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(page.getByRole('heading', { name: 'You withdrew this application' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply once more' })).toBeVisible()
})

test('the sheet keeps what was typed; a double click and a lost answer make one application', async ({
  page,
}) => {
  await register(page)
  await open(page, castPath('urgent-manila'))
  await openSheet(page)
  const sheet = page.getByRole('dialog')
  const message = sheet.getByLabel(/A first message/)
  await message.fill('Typed once')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await openSheet(page)
  await expect(message).toHaveValue('Typed once')
  // The server gets it, and the answer is lost.
  const isSent = (url: URL) => url.pathname.endsWith('/apply.data')
  await page.route(isSent, async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await (route.request().method() === 'POST' ? route.abort() : route.continue())
  })
  await sheet.getByRole('button', { name: 'Send application' }).dblclick()
  await expect(sheet.getByText('it is sent only once')).toBeVisible()
  await page.unroute(isSent)
  await sheet.getByRole('button', { name: 'Send application' }).click()
  await expect(receipt(page)).toBeVisible()
  const answer = await page.request.get('/api-server/jobApplication/jobseekers')
  expect((await answer.json()).data.total).toBe(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page of applying sends a resume and the application with one button', async ({ page }) => {
    await register(page)
    await page.goto(castPath('open-manila'))
    await page.getByRole('link', { name: 'Apply', exact: true }).first().click()
    await page.getByLabel(/A first message/).fill('Without scripts')
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(page.getByText('Choose a file first.')).toBeVisible()
    await expect(page.getByLabel(/A first message/)).toHaveValue('Without scripts')
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(receipt(page)).toBeVisible()
    await expect(page.getByText('Without scripts')).toBeVisible()
  })
})
