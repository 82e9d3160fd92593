import type { APIRequestContext } from '@playwright/test'
import { LANGUAGES, type Language } from '#config/languages.ts'
import { pagesOf, type SitePage } from '#features/pages-of-site.ts'
import { expect, open, type Page, test } from '../site/journey.ts'
import { PERSONAS, SITES } from '../site/personas.ts'
import { createReader } from '../site/read-page.ts'
import { createRouteFinder } from '../site/route-of.ts'
import { BOTH_DIRECTIONS, expectAccessible, LOOKS } from './accessibility.ts'
import { expectByteBudget, ownBudgets, recordHydration } from './byte-budget.ts'
import { expectSafeHeaders } from './safety.ts'
import { expectNamed } from './search-engines.ts'
import { expectComplete, expectCompleteTexts } from './texts.ts'

/** The pages that are not for everybody, by whom they are for: in all languages as served, and each in a browser. */

// Colours that are on their way would be measured between two themes.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Of one walk: nobody has so many pages that one worker walks when the others are done. */
const MOST_PATHS = 9

for (const [name, { site, paths, enter }] of Object.entries(PERSONAS)) {
  const numbered = [...paths.entries()]
  for (let first = 0; first < paths.length; first += MOST_PATHS) {
    test(`pages of a ${name}${first > 0 ? `, from ${paths[first]} on` : ''}`, async ({ page }) => {
      const account = await enter(page)
      await page.addInitScript(recordHydration)
      for (const [number, pattern] of numbered.slice(first, first + MOST_PATHS)) {
        const path = pattern.replace('{account}', account)
        const at = (language: Language) => `${SITES[site].origin()}/${language}${path}`
        for (const language of LANGUAGES)
          await test.step(`${path} as served in ${language}`, () =>
            expectSoundlyServed(page.request, at(language), language))
        await test.step(`${path} opened`, () => expectSoundlyOpened(page, at, number))
      }
    })
  }
}

test('every page that has no kind for everybody has somebody who walks it, or it stands here why not', () => {
  for (const site of ['seeker', 'employer', 'console'] as const)
    expect([site, unwalked(site)]).toEqual([site, []])
})

test('a page that nobody walks is found', () => {
  expect(unwalked('console', [...pagesOf('console'), { id: 'forgotten' }])).toEqual(['forgotten'])
})

async function expectSoundlyServed(request: APIRequestContext, url: string, language: Language) {
  const read = await createReader(request, undefined).read(url)
  expect([read.url, read.status]).toEqual([url, url.endsWith('/no-such-page') ? 404 : 200])
  expectNamed(read, language)
  // Nobody's search leads to what is somebody's own.
  expect.soft([url, read.canonicals, read.alternates]).toEqual([url, [], {}])
  if (language !== 'en') expectComplete(url, read.texts, FEWEST_TEXTS)
}

/** The pages of operators say little. */
const FEWEST_TEXTS = 5

/** Each in one direction and look, by turns. */
async function expectSoundlyOpened(page: Page, at: (language: Language) => string, number: number) {
  const language = BOTH_DIRECTIONS[number % 2] ?? 'en'
  const look = LOOKS[Math.trunc(number / 2) % LOOKS.length]
  const answer = await open(page, at(language))
  await expectSafeHeaders(answer)
  await expectByteBudget(page, ownBudgets(page.url()))
  if (language !== 'en') await expectCompleteTexts(page, FEWEST_TEXTS)
  if (look) await expectAccessible(page, look)
}

/** What has nothing to see, or is seen in the middle of a journey that looks at it. */
const NOT_WALKED: Readonly<Record<string, string>> = {
  'log-out': 'a form without a page',
  'account-export': 'a form without a page',
  'profile-export': 'a file: `round-trip.test.ts` of profiles',
  'hand-off-here': 'a redirect between the sites: `e2e/recruiter`',
  'hand-off-there': 'a redirect between the sites: `e2e/recruiter`',
  'video-cover': 'of a video: `e2e/seeker/video-resume.spec.ts`',
  'video-captions': 'of a video: `e2e/seeker/video-resume.spec.ts`',
  'edit-draft': 'of a draft: `e2e/seeker/resume-maker.spec.ts`',
  'shared-resume': 'of a link: `e2e/seeker/resume-maker.spec.ts`',
  'read-resume': 'of an attached resume: `e2e/visitor/quick-resume.spec.ts`',
  'edit-job-alert': 'of an alert: `e2e/seeker/job-alerts.spec.ts`',
  'delete-job-alert': 'of an alert: `e2e/seeker/job-alerts.spec.ts`',
  'preview-mail': 'of an alert: `job-alerts.test.ts`',
  'new-jobs-of-alert': 'a redirect to the search of an alert',
  'apply-success': 'of an application: `e2e/seeker/apply.spec.ts`',
  'choose-account': 'a step of signing in: `e2e/seeker`',
  'second-factor': 'a step of signing in: `e2e/seeker`',
}

/** Whoever signs in at the console begins with the reports. */
const START_OF_CONSOLE = 'home'

function unwalked(
  site: keyof typeof SITES,
  pages: readonly Pick<SitePage, 'id' | 'kinds'>[] = pagesOf(site),
) {
  const routeOf = createRouteFinder(SITES[site].routes)
  const walked = Object.values(PERSONAS)
    .filter((persona) => persona.site === site)
    .flatMap(({ paths }) => paths.map((path) => routeOf(`/en${path}`)))
  return pages.flatMap(({ id, kinds = {} }) => {
    const isExempt = Object.hasOwn(NOT_WALKED, id) || (site === 'console' && id === START_OF_CONSOLE)
    return isExempt || Object.keys(kinds).length > 0 || walked.includes(id) ? [] : [id]
  })
}
