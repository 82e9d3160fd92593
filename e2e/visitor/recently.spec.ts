import { castPath, expect, open, test } from '../site/journey.ts'

test('an opened job is shown, and nothing more is remembered once that is switched off', async ({ page }) => {
  await open(page, castPath('open-manila'))
  const title = (await page.locator('h1').innerText()).trim()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('joblane.seen') ?? ''))
    .toContain('"opened":[')
  await open(page, '/en/recently')
  const job = page.getByRole('heading', { name: title })
  await expect(job).toBeVisible()
  await page.getByRole('checkbox', { name: /^Remember my searches/ }).uncheck()
  await expect(job).toBeHidden()
  await open(page, castPath('urgent-manila'))
  await open(page, '/en/recently')
  await expect(page.getByText('You have not opened any job.')).toBeVisible()
})
