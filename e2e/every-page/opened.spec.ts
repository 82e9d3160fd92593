import { directionOf, LANGUAGES, type Language } from '#config/languages.ts'
import { expect, open, type Page, test } from '../site/journey.ts'
import { KINDS_BY_MODULE, PAGE_KINDS, pathOf } from '../site/page-kinds.ts'
import { expectAccessible, LOOKS } from './accessibility.ts'
import { expectByteBudget, recordHydration } from './byte-budget.ts'
import { openingsOf } from './openings.ts'
import { expectSafeHeaders } from './safety.ts'
import { expectCompleteTexts, expectNothingInEnglish, isOurs } from './texts.ts'

/**
 * Every kind of page, and all that can be seen in a browser of one opening: to open a page costs more than to look at it.
 * A check that fails lets the others speak. What a page says already where no script runs is in `served.spec.ts`, in all
 * languages.
 */

// Colours that are on their way would be measured between two themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const OPENINGS = openingsOf(KINDS_BY_MODULE, isOurs)

for (const openings of OPENINGS) {
  const [first] = openings
  test(`opened: ${first?.kind}${openings.length > 2 ? ' and its like' : ''}`, async ({ page, context }) => {
    await page.addInitScript(recordHydration)
    for (const [turn, { kind, direction, number }] of openings.entries()) {
      const language = languageOf(direction, number)
      await test.step(`${kind} in ${language}`, async () => {
        // A new visitor, but for the process of the browser, which takes as long to start as all that is looked at.
        await context.clearCookies()
        await page.evaluate(forgetTexts)
        const answer = await open(page, pathOf(kind, language))
        await test.step('scripts run only by address or hash', () =>
          expectSafeHeaders(answer, isForAll(kind)))
        await expectSoundOpening(page, kind, language)
        // Once a module, axe also looks at what lies over what.
        const look = LOOKS[number % LOOKS.length] ?? LOOKS[0]
        await test.step('nothing is in anyone’s way', () =>
          expectAccessible(page, look, 'html', { isByGrid: turn === 0 }))
      })
    }
  })
}

/** Runs in the page; one that is not open yet holds nothing. */
const forgetTexts = (): void => {
  if (location.protocol !== 'about:') localStorage.clear()
}

test('no kind of page is left out, and every script is seen in both directions', () => {
  const opened = new Set(OPENINGS.flat().map(({ kind }) => kind))
  expect(PAGE_KINDS.filter((kind) => !opened.has(kind))).toEqual([])
  for (const kinds of KINDS_BY_MODULE) {
    const seen = OPENINGS.flat()
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ direction }) => direction)
    expect([kinds, [...new Set(seen)].toSorted()]).toEqual([kinds, ['ltr', 'rtl']])
  }
})

/** Those from left to right by turns. */
function languageOf(direction: 'ltr' | 'rtl', number: number): Language {
  const languages = LANGUAGES.filter((language) => directionOf(language) === direction)
  return languages[number % languages.length] ?? 'en'
}

async function expectSoundOpening(page: Page, kind: string, language: Language): Promise<void> {
  await test.step('light enough for a slow connection', () => expectByteBudget(page))
  if (language !== 'en') await test.step('every text is whole', () => expectCompleteTexts(page))
  if (language === 'ar')
    await test.step('nothing is left in English', () => expectNothingInEnglish(page, kind))
}

/** A landing is about one country, so it is the same page for everybody. */
const isForAll = (kind: string): boolean => kind.startsWith('landing of')
