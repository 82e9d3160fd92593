import { open, type Page, test } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'
import { expectAccessible, LOOKS, type Look } from './accessibility.ts'
import { expectByteBudget, recordHydration } from './byte-budget.ts'
import { expectSafeHeaders } from './safety.ts'
import { expectCompleteTexts, expectNothingInEnglish } from './texts.ts'

/**
 * Every kind of page in a Latin, a mirrored and a Japanese language, and all that can be seen in a browser of one opening:
 * to open a page costs more than to look at it. A check that fails lets the others speak. What a page says already where
 * no script runs is in `served.spec.ts`.
 */

// Colours that are on their way would be measured between two themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LANGUAGES_SEEN = ['en', 'ar', 'ja'] as const

for (const [number, kind] of PAGE_KINDS.entries()) {
  test(`opened: ${kind}`, async ({ page }) => {
    await page.addInitScript(recordHydration)
    const [en, ar] = [LOOKS[(number * 2) % LOOKS.length], LOOKS[(number * 2 + 1) % LOOKS.length]]
    const looks = { en, ar, ja: undefined }
    for (const language of LANGUAGES_SEEN)
      await test.step(`in ${language}`, () => expectSoundOpening(page, kind, language, looks[language]))
  })
}

/** @param look absent: nothing but its direction matters, and pages of both are looked at */
async function expectSoundOpening(
  page: Page,
  kind: string,
  language: (typeof LANGUAGES_SEEN)[number],
  look: Look | undefined,
): Promise<void> {
  const answer = await open(page, pathOf(kind, language))
  // The first page of a visitor: with what it has set, a proxy may share some of those that follow.
  if (language === LANGUAGES_SEEN[0])
    await test.step('scripts run only by address or hash', () => expectSafeHeaders(kind, answer))
  await test.step('light enough for a slow connection', () => expectByteBudget(page))
  if (language !== 'en') await test.step('every text is whole', () => expectCompleteTexts(page))
  if (language === 'ar')
    await test.step('nothing is left in English', () => expectNothingInEnglish(page, kind))
  if (look) await test.step('nothing is in anyone’s way', () => expectAccessible(page, look))
}
