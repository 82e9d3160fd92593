import { directionOf, LANGUAGES, type Language } from '#config/languages.ts'
import { open, type Page, test } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'
import { expectAccessible, LOOKS, type Look } from './accessibility.ts'
import { expectByteBudget, recordHydration } from './byte-budget.ts'
import { expectSafeHeaders } from './safety.ts'
import { expectCompleteTexts, expectNothingInEnglish } from './texts.ts'

/**
 * Every kind of page in both directions: in one of the languages from left to right by turns, and in Arabic; and all that
 * can be seen in a browser of one opening: to open a page costs more than to look at it. A check that fails lets the
 * others speak. What a page says already where no script runs is in `served.spec.ts`, in all languages.
 */

// Colours that are on their way would be measured between two themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LEFT_TO_RIGHT = LANGUAGES.filter((language) => directionOf(language) === 'ltr')

for (const [number, kind] of PAGE_KINDS.entries()) {
  test(`opened: ${kind}`, async ({ page }) => {
    await page.addInitScript(recordHydration)
    const languages = [LEFT_TO_RIGHT[number % LEFT_TO_RIGHT.length] ?? 'en', 'ar'] as const
    for (const [turn, language] of languages.entries()) {
      const look = LOOKS[(number * 2 + turn) % LOOKS.length] ?? LOOKS[0]
      await test.step(`in ${language}`, async () => {
        const answer = await open(page, pathOf(kind, language))
        // The first page of a visitor: with what it has set, a proxy may share some of those that follow.
        if (turn === 0)
          await test.step('scripts run only by address or hash', () =>
            expectSafeHeaders(answer, isForAll(kind)))
        await expectSoundOpening(page, kind, language, look)
      })
    }
  })
}

async function expectSoundOpening(page: Page, kind: string, language: Language, look: Look): Promise<void> {
  await test.step('light enough for a slow connection', () => expectByteBudget(page))
  if (language !== 'en') await test.step('every text is whole', () => expectCompleteTexts(page))
  if (language === 'ar')
    await test.step('nothing is left in English', () => expectNothingInEnglish(page, kind))
  await test.step('nothing is in anyone’s way', () => expectAccessible(page, look))
}

/** A landing is about one country, so it is the same page for everybody. */
const isForAll = (kind: string): boolean => kind.startsWith('landing of')
