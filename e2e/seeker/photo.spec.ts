import sharp from 'sharp'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { joinProven } from '../site/accounts.ts'
import { comeToLife, expect, open, reload, test } from '../site/journey.ts'

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

test('on a phone the file picker stays within its card', async ({ page }) => {
  await joinProven(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, '/en/account/photo')
  const edge = (element: Element) => element.getBoundingClientRect().right
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('Choose a photo') })
  const [picker, card] = await Promise.all([
    page.getByLabel('Choose a photo').evaluate(edge),
    form.evaluate(edge),
  ])
  expect(picker).toBeLessThanOrEqual(card)
})

test('an upload that was cut off goes on where it was after a reload', async ({ page }, journey) => {
  await joinProven(page)
  await open(page, '/en/account/photo')
  // Of a file on the disk a browser knows after a reload that it is the same one.
  const file = journey.outputPath('large.png')
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const info = await sharp({ create: { width: 700, height: 700, channels: 3, background: 'teal', noise } })
    .png()
    .toFile(file)
  const pieces: number[] = []
  let begun = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') pieces.push(Number(request.headers()['upload-offset']))
    if (request.method() === 'POST' && request.url().endsWith('/uploads')) begun++
  })
  // The line goes dead at 60 %: what is sent then never arrives.
  const most = info.size * 0.6
  await page.route('**/uploads/*', (route) =>
    Number(route.request().headers()['upload-offset'] ?? 0) < most ? route.continue() : undefined,
  )
  await page.getByLabel('Choose a photo').setInputFiles(file)
  await page.getByRole('button', { name: 'Save photo' }).click()
  await expect.poll(() => pieces.at(-1)).toBeGreaterThanOrEqual(most)
  // Dead until the page has gone: else it could send the rest before it goes.
  await reload(page)
  await comeToLife(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  pieces.length = 0
  await page.getByLabel('Choose a photo').setInputFiles(file)
  await page.getByRole('button', { name: 'Save photo' }).click()
  await expect(page.getByText('Your photo was saved.')).toBeVisible()
  expect(pieces[0]).toBeGreaterThanOrEqual(most)
  expect(begun).toBe(1)
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
