import { expect, type Page } from '../site/journey.ts'

/**
 * Bytes on the wire that a page asks for before it has come to life, compressed. What it asks for afterwards nobody waits
 * for. The design gives scripts 125,000 and texts 8,000; Arabic texts exceed the second by a twentieth. To be
 * lowered, not raised.
 */
const BUDGETS = { js: 125_000, css: 20_000, texts: 8_400 } as const

/**
 * Of pages of somebody's own, which miss the budget of the design: what they follow (the session, notifications) is loaded
 * before they have come to life; and of applying and of job alerts, whose forms are the page. Kept here so that it does
 * not grow; to be lowered, not raised.
 */
const OWN_BUDGETS = { js: 131_000, css: 20_000, texts: 12_400 } as const

/** Of the pages of a profile, whose forms are part of the page. To be lowered, not raised. */
const PROFILE_BUDGETS = { js: 144_300, css: 20_000, texts: 13_400 } as const

/** Of the pages of resumes, which load all texts of the editor. To be lowered, not raised. */
const RESUME_BUDGETS = { ...PROFILE_BUDGETS, texts: 18_100 } as const

export function ownBudgets(url: string): Budgets {
  if (/\/profile\/resume\b/.test(url)) return RESUME_BUDGETS
  return /\/(profile|jobseeker-complete-profile)\b/.test(url) ? PROFILE_BUDGETS : OWN_BUDGETS
}

const budgetsOf = (url: string): Budgets => (/\/apply$|\/job-alert/.test(url) ? OWN_BUDGETS : BUDGETS)

type Budgets = Readonly<Record<keyof typeof BUDGETS, number>>

/** Of a page that was opened with `recordHydration`. */
export async function expectByteBudget(page: Page, budgets: Budgets = budgetsOf(page.url())): Promise<void> {
  for (const type of ['js', 'css'] as const) {
    const size = await bytesBeforeLife(page, `.${type}`)
    expect.soft(size, `${type} of ${page.url()}`).toBeGreaterThan(0)
    expect.soft(size, `${type} of ${page.url()}`).toBeLessThanOrEqual(budgets[type])
  }
  // Local storage may have all texts.
  const texts = await bytesBeforeLife(page, '/translations/content')
  expect.soft(texts, `texts of ${page.url()}`).toBeLessThanOrEqual(budgets.texts)
}

/** Runs in the browser before the page's own scripts. */
export function recordHydration(): void {
  const observer = new MutationObserver(() => {
    if (document.documentElement?.dataset.ready === undefined) return
    performance.mark('alive')
    observer.disconnect()
  })
  observer.observe(document, { attributes: true, subtree: true })
}

// What comes from the cache has its size, too.
const bytesBeforeLife = (page: Page, ending: string): Promise<number> =>
  page.evaluate((end) => {
    const alive = performance.getEntriesByName('alive')[0]?.startTime ?? Number.POSITIVE_INFINITY
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => startTime <= alive && new URL(name).pathname.endsWith(end))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  }, ending)
