import { readFile } from 'node:fs/promises'
import { deleteAccountNow, joinProven, newestMessage, signIn } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'
import { readArchive } from '../site/read-archive.ts'

test('somebody takes their data along, leaves, thinks it over, and is gone', async ({ page }) => {
  const email = await joinProven(page)
  await open(page, '/en/account')
  await page.getByLabel('First name').fill('Maia')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.locator('header').getByText('Maia').first()).toBeVisible()

  await page.getByRole('link', { name: 'Download ZIP' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP' }).click(),
  ])
  const files = readArchive(await readFile(await download.path()))
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject([{ email, first_name: 'Maia' }])
  for (const file of ['sessions', 'history', 'messages']) {
    expect(files.get('README.txt')).toContain(`${file}.json`)
    expect(files.get(`${file}.json`)?.length).toBeGreaterThan(100)
  }

  await open(page, '/en/account/delete')
  await page.getByRole('button', { name: 'Delete my account in 14 days' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await signIn(page, email)
  await page.getByRole('link', { name: 'Not now, let it be deleted' }).click()
  await open(page, '/en/companies')
  await expect(page.locator('header').getByText(/will be deleted on/)).toBeVisible()
  await page.locator('header').getByRole('button', { name: 'Keep my account' }).click()
  await expect(page).toHaveURL(/\/en\/companies$/)
  await expect(page.locator('header').getByText(/will be deleted on/)).toHaveCount(0)

  await open(page, '/en/account/delete')
  await page.getByRole('button', { name: 'Delete my account in 14 days' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await deleteAccountNow(email)
  expect(await newestMessage(email, /has been deleted/)).toContain('gone for good')
  await signIn(page, email)
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.locator('header').getByRole('link', { name: 'Sign in' })).toBeVisible()
})
