import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { expectSignedIn, register } from '../site/accounts.ts'
import { expect, open, type Page, test } from '../site/journey.ts'

/** What the picture on a page says. */
async function addressIn(asking: Promise<{ json(): Promise<{ data: { url: string } }> }>): Promise<string> {
  return new URL((await (await asking).json()).data.url).pathname
}

const beginning = (desktop: Page) => desktop.waitForResponse(/\/auth\/qr\/start/)

test('a phone that is signed in lets another browser in by a picture, or does not', async ({
  page,
  browser,
}) => {
  await register(page)
  const desktop = await (await browser.newContext()).newPage()
  const begun = beginning(desktop)
  await open(desktop, '/en/get-started?redirect=%2Fen%2Fterms')
  await desktop.getByRole('button', { name: 'Sign in with a QR code' }).click()
  const refused = await addressIn(begun)
  await expect(desktop.getByRole('img', { name: 'QR code for your phone' })).toBeVisible()
  await open(page, refused)
  await expect(page.getByRole('heading', { name: 'Sign in another device?' })).toBeVisible()
  await expect(page.getByText(/Chrom\w+ · \w+/)).toBeVisible()
  await expect(
    page.getByText('Same as this device').or(page.getByText('Different from this device')),
  ).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await expect(desktop.getByText('Scanned. Confirm on your phone.')).toBeVisible()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('The device was not let in.')).toBeVisible()
  await expect(desktop.getByText('The sign-in was refused on your phone.')).toBeVisible()

  const again = beginning(desktop)
  await desktop.getByRole('button', { name: 'Show a new code' }).click()
  const allowed = await addressIn(again)
  await open(page, refused)
  await expect(page.getByRole('heading', { name: 'This code has expired' })).toBeVisible()
  // A question that is lost is asked again.
  await desktop.route('**/auth/qr/**', (route) => route.abort('connectionreset'), { times: 1 })
  await expect(desktop.getByRole('alert')).toHaveText('Network error, please try again later')
  await open(page, allowed)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { name: 'The device is signed in' })).toBeVisible()
  await expectSignedIn(desktop)
  await expect(desktop).toHaveURL(/\/en\/(terms|jobseeker-complete-profile)/)
  await desktop.context().close()
})
