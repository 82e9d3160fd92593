import type { APIRequestContext } from '@playwright/test'
import { LANGUAGES, type Language } from '#config/languages.ts'
import { expect, open, type Page, test } from '../site/journey.ts'
import { PERSONAS, SITES } from '../site/personas.ts'
import { createReader } from '../site/read-page.ts'
import { createRouteFinder, pageIds } from '../site/route-of.ts'
import { BOTH_WAYS, expectNoObstacles, LOOKS } from './accessibility.ts'
import { expectLightness, noteWhenAlive } from './byte-budget.ts'
import { expectSafety } from './safety.ts'
import { expectNamed } from './search-engines.ts'
import { expectWhole, expectWholeTexts } from './texts.ts'

/** The pages that are not for everybody, by whom they are for: in all languages as served, and each in a browser. */

// Colours that are on their way would be measured between two themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, { site, paths, enter }] of Object.entries(PERSONAS)) {
  test(`pages of a ${name}`, async ({ page }) => {
    await enter(page)
    await page.addInitScript(noteWhenAlive)
    for (const [number, path] of paths.entries()) {
      const at = (language: Language) => `${SITES[site].origin()}/${language}${path}`
      for (const language of LANGUAGES)
        await test.step(`${path} as served in ${language}`, () =>
          expectSoundlyServed(page.request, at(language), language))
      await test.step(`${path} opened`, () => expectSoundlyOpened(page, at, number))
    }
  })
}

test('every page of the sites of recruiters and operators has somebody who walks it', () => {
  for (const site of ['employer', 'console'] as const) expect(unwalked(site)).toEqual([])
})

test('a page that nobody walks is found', () => {
  const forgotten = { id: 'forgotten', path: ':lang/forgotten', file: 'routes/forgotten.tsx' }
  expect(unwalked('console', [...SITES.console.routes, forgotten])).toEqual(['forgotten'])
})

async function expectSoundlyServed(request: APIRequestContext, url: string, language: Language) {
  const read = await createReader(request, undefined).read(url)
  expect([read.url, read.status]).toEqual([url, url.endsWith('/no-such-page') ? 404 : 200])
  expectNamed(read, language)
  // Nobody's search leads to what is somebody's own.
  expect.soft([url, read.canonicals, read.alternates]).toEqual([url, [], {}])
  if (language !== 'en') expectWhole(url, read.texts)
}

/** Each in one direction and look, by turns. */
async function expectSoundlyOpened(page: Page, at: (language: Language) => string, number: number) {
  const language = BOTH_WAYS[number % 2] ?? 'en'
  const look = LOOKS[Math.trunc(number / 2) % LOOKS.length]
  const answer = await open(page, at(language))
  await expectSafety(answer)
  await expectLightness(page)
  if (language !== 'en') await expectWholeTexts(page)
  if (look) await expectNoObstacles(page, look)
}

/** What has nothing to see, or is on the way of a journey that looks at it. */
const NOT_WALKED: Readonly<Record<string, string>> = {
  'no-language': 'an address without a language is led to one that has it',
  'routes/log-out.tsx': 'a form without a page',
}

function unwalked(site: keyof typeof SITES, table = SITES[site].routes): string[] {
  const routeOf = createRouteFinder(table)
  const walked = Object.values(PERSONAS)
    .filter((persona) => persona.site === site)
    .flatMap(({ paths }) => paths.map((path) => routeOf(`/en${path}`)))
  return table.flatMap(pageIds).filter((id) => !walked.includes(id) && !Object.hasOwn(NOT_WALKED, id))
}
