import AxeBuilder from '@axe-core/playwright'
import { expect, open, type Page, test } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'

const LANGUAGES = ['en', 'ar', 'ja'] as const

/**
 * Every kind of page in a Latin, a Japanese and a mirrored language, each wide or narrow, light or dark. Which of the four
 * goes round from kind to kind and language to language: a kind is seen in three of them, all kinds in all.
 */
const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const

type Look = (typeof LOOKS)[number]

// Colours that are on their way would be measured between two themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [number, kind] of PAGE_KINDS.entries()) {
  test(`nothing is in anyone’s way: ${kind}`, async ({ page }) => {
    for (const [turn, language] of LANGUAGES.entries()) {
      await open(page, pathOf(kind, language))
      await expectNoViolations(page, LOOKS[(number + turn) % LOOKS.length] ?? LOOKS[0])
    }
  })
}

for (const [turn, language] of LANGUAGES.entries()) {
  test(`nothing is in anyone’s way: an open filter, all filters and countries in ${language}`, async ({
    page,
  }) => {
    await open(page, pathOf('filtered search', language))
    for (const look of LOOKS.slice(turn, turn + 2)) {
      await show(page, look)
      for (const opener of [
        page.locator('button[popovertarget]:visible').nth(0),
        page.locator('nav button[popovertarget]:visible').last(),
      ]) {
        await opener.click()
        await expect(page.locator('[popover]:popover-open')).toBeVisible()
        await expectNoViolations(page, look)
        await page.keyboard.press('Escape')
      }
      await page.locator('header summary').click()
      await expectNoViolations(page, look)
      await page.keyboard.press('Escape')
    }
  })
}

async function expectNoViolations(page: Page, look: Look): Promise<void> {
  await show(page, look)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ html }) => html).slice(0, 3),
  }))
  expect([look, found]).toEqual([look, []])
}

async function show(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 900 })
}
