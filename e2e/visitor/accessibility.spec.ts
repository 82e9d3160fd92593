import { BOTH_DIRECTIONS, expectAccessible, LOOKS, show } from '../every-page/accessibility.ts'
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
