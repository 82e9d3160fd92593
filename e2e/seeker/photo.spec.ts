import sharp from 'sharp'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { joinProven } from '../site/accounts.ts'
import { expect, open, test } from '../site/journey.ts'

const photo = async () => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: 'tomato' } })
    .composite([
      { input: { create: { width: 300, height: 600, channels: 3, background: 'navy' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer(),
})

test('a photo is chosen, cropped by keys, stored, shown in the menu and removed', async ({ page }) => {
  await joinProven(page)
  await open(page, '/en/account/photo')
  await page.getByLabel('Choose a photo').setInputFiles(await photo())
  const crop = page.getByRole('img', { name: 'Drag the picture' })
  await crop.press('ArrowLeft')
  await crop.press('+')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save photo' }).click()
  await expect(page.getByText('Your photo was saved.')).toBeVisible()
  await expect(page.locator('header img[src^="/private-files/"]')).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('You have no photo.')).toBeVisible()
})

test('a file that is no picture is refused beside the field', async ({ page }) => {
  await joinProven(page)
  await open(page, '/en/account/photo')
  const text = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await page.getByLabel('Choose a photo').setInputFiles(text)
  await page.getByRole('button', { name: 'Save photo' }).click()
  await expect(page.getByLabel('Choose a photo')).toHaveAttribute('aria-invalid', 'true')
})

test('without scripts it is a form', async ({ page, browser }) => {
  await joinProven(page)
  const state = await page.context().storageState()
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState: state })).newPage()
  await plain.goto('/en/account/photo')
  await plain.getByLabel('Choose a photo').setInputFiles(await photo())
  await plain.getByRole('button', { name: 'Save photo' }).click()
  await expect(plain.getByText('Your photo was saved.')).toBeVisible()
  await plain.context().close()
})
