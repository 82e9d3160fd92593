import { BOTH_DIRECTIONS, expectAccessible, LOOKS, show } from '../every-page/accessibility.ts'
import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { expect, open, test } from '../site/journey.ts'
import { pathOf } from '../site/page-kinds.ts'

// Colours that are on their way would be measured between two themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [turn, language] of BOTH_DIRECTIONS.entries()) {
  test(`nothing is in anyone’s way: an open filter, all filters and countries in ${language}`, async ({
    page,
  }) => {
    await open(page, pathOf('filtered search', language))
    for (const look of LOOKS.slice(turn * 2, turn * 2 + 2)) {
      await show(page, look)
      for (const opener of [
        page.locator('button[popovertarget]:visible').nth(0),
        page.locator('nav button[popovertarget]:visible').last(),
      ]) {
        await opener.click()
        await expect(page.locator('[popover]:popover-open')).toBeVisible()
        await expectAccessible(page, look, '[popover]:popover-open')
        await page.keyboard.press('Escape')
      }
      await page.locator('header summary').click()
      await expectAccessible(page, look, 'header')
      await page.keyboard.press('Escape')
    }
  })
}

test('what is in somebody’s way is found, also in one of many cards', async ({ page }) => {
  await open(page, '/en/onsite-job?country=PH&size=9')
  const found = async () => (await accessibilityViolations(page)).map(({ id }) => id)
  expect(await found()).toEqual([])
  const card = page.getByRole('main').getByRole('article').nth(7)
  const title = card.getByRole('heading').getByRole('link')
  await title.evaluate((link) => link.style.setProperty('color', '#eee'))
  expect(await found()).toEqual(['color-contrast'])
  await title.evaluate((link) => link.style.removeProperty('color'))
  await card.evaluate((element) => element.append(document.createElement('button')))
  expect(await found()).toEqual(['button-name'])
  await card.evaluate((element) => element.lastElementChild?.remove())
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('article h2 a { color: #eee !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  expect(await found()).toEqual(['color-contrast'])
})
