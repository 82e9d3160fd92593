import { readFile } from 'node:fs/promises'
import { accessibilityViolations } from '../../../../../e2e/site/accessibility-violations.ts'
import { register } from '../../../../../e2e/site/accounts.ts'
import { expect, open, type Page, test } from '../../../../../e2e/site/journey.ts'
import { readArchive } from '../../../../../e2e/site/read-archive.ts'
import { newNumber } from '../../server/myinfo-person.test-helper.ts'

/** At the provider: says who they are, and agrees or turns back. */
async function answer(page: Page, button: 'Agree' | 'Deny', uinfin = '', name = ''): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Singpass' })).toBeVisible()
  await page.getByLabel('NRIC').fill(uinfin)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: button }).click()
}

/** Singpass asks each time who it is. */
async function toSingpass(page: Page, button = 'Continue to Singpass'): Promise<void> {
  await page.context().clearCookies({ name: /^_session/ })
  await open(page, '/en/verify-identity')
  await page.getByRole('button', { name: button }).click()
}

test('an identity is confirmed in Singapore, shown masked, and goes when its owner wants', async ({
  page,
  context,
}) => {
  const number = newNumber()
  await register(page)
  await open(page, '/en/account')
  await expect(page.getByText('Offered to people in Singapore')).toBeVisible()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('SG')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Not confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'Confirm: Identity' }).click()
  await expect(page.getByText('Your account says Mai Santos.')).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])

  await toSingpass(page)
  await answer(page, 'Deny')
  await expect(page).toHaveURL(/\/en\/verify-identity\?problem=41100$/)
  await expect(page.getByRole('alert')).toBeVisible()

  await toSingpass(page)
  await answer(page, 'Agree', number, 'SOMEBODY ELSE')
  await expect(
    page.getByRole('heading', { name: 'The identity information does not match. Please try again' }),
  ).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Try again' }).click()

  const callback = page.waitForRequest(/\/auth\/singpass\/callback/)
  await toSingpass(page)
  await answer(page, 'Agree', number, 'SANTOS MAI')
  await expect(page.getByRole('heading', { name: 'Your identity is confirmed' })).toBeVisible()
  await expect(page.getByText(`S••••${number.slice(-4)}`)).toBeVisible()
  // All seven digits: fewer may be in any page by chance.
  expect(await page.content()).not.toContain(number.slice(1, -1))
  expect(await accessibilityViolations(page)).toEqual([])
  // Brought a second time it is worth nothing.
  await page.goto((await callback).url())
  await expect(page).toHaveURL(/problem=41101$/)
  await expect(page.getByRole('alert')).toBeVisible()

  await open(page, '/en/account')
  await expect(page.getByText(`S••••${number.slice(-4)}, confirmed with Singpass on`)).toBeVisible()
  await page.getByLabel('First name').fill('Elon')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your name no longer matches the one that Singpass confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'Manage: Identity' }).click()
  await expect(page.getByRole('heading', { name: 'Your name no longer matches' })).toBeVisible()

  await open(page, '/en/account/data')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP' }).click(),
  ])
  const files = readArchive(await readFile(await download.path()))
  expect(JSON.parse(files.get('identity.json') ?? '')).toMatchObject([
    { number, principal_name: 'SANTOS MAI' },
  ])

  await open(page, '/en/verify-identity')
  await page.getByText('Delete these details', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Your identity details are deleted.')).toBeVisible()
  await context.clearCookies()
  await page.goto('/en/verify-identity')
  await expect(page).toHaveURL(/\/en\/get-started/)
})

test('a person whose identity does not match finds a way on, and search engines stay away', async ({
  page,
}) => {
  await open(page, '/en/verify-identity/mismatch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The identity information does not match. Please try again',
  )
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Try again' }).click()
  // It asks whose identity it is first.
  await expect(page).toHaveURL(/\/en\/get-started\?redirect=%2Fen%2Fverify-identity/)
})
