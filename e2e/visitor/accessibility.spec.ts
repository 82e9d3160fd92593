import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'

/**
 * Every kind of page in a Latin, a Japanese and a mirrored language. Each is looked at twice, wide and narrow, once
 * light and once dark; which with which alternates between the languages, so that all four are seen.
 */
const LOOKS = {
  en: [
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ],
  ar: [
    { width: 1440, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ],
  ja: [
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ],
} as const

type Look = (typeof LOOKS)[keyof typeof LOOKS][number]

// Colours that are on their way would be measured between two themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of ['en', 'ar', 'ja'] as const) {
  for (const kind of PAGE_KINDS) {
    test(`nothing is in anyone’s way: ${kind} in ${language}`, async ({ page }) => {
      await page.goto(pathOf(kind, language))
      await expect(page.locator('html')).toHaveAttribute('data-ready')
      for (const look of LOOKS[language]) await expectNoViolations(page, look)
    })
  }

  test(`nothing is in anyone’s way: an open filter, all filters and countries in ${language}`, async ({
    page,
  }) => {
    await page.goto(pathOf('filtered search', language))
    await expect(page.locator('html')).toHaveAttribute('data-ready')
    for (const look of LOOKS[language]) {
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
