import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { signIn, signUp } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'

test('somebody looks after their account, takes their data along, leaves and comes back', async ({
  page,
}) => {
  const email = await signUp(page)
  await open(page, '/en/account')
  await page.getByLabel('First name').fill('Maia')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Maia')

  await open(page, '/en/account/data')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP' }).click(),
  ])
  const archive = await readFile(await download.path())
  expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  // The directory's end stands where it says: no byte was changed on the way.
  const end = archive.length - 22
  expect(archive.readUInt32LE(archive.readUInt32LE(end + 16))).toBe(0x02014b50)

  await open(page, '/en/account/delete')
  await page.getByRole('button', { name: 'Delete my account in 14 days' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await signIn(page, email)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays.')).toBeVisible()
})

for (const path of ['', '/security', '/devices', '/email', '/password', '/data', '/delete']) {
  test(`the account page ${path} can be used by everybody`, async ({ page }) => {
    await signUp(page)
    await open(page, `/en/account${path}`)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
