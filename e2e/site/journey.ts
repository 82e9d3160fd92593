import { type Browser, test as base, expect, type Locator, type Page, type Response } from '@playwright/test'
import { z } from 'zod'
import type { CastJob } from '../../demo/cast.ts'
import type { CAST_COMPANY } from '../../demo/cast-companies.ts'
import { followScripts, lateScripts } from './late-scripts.ts'
import { returnWindow, takeWindow } from './windows.ts'

export { expect, type Page, type Response }

interface Journey {
  /** A trouble that the journey itself makes. */
  meantTrouble: RegExp | null
  /** An address that no other test has: rate limits count by it. */
  extraHTTPHeaders: Record<string, string>
  /** What journeys open windows with, but for headers. Of two with the same, one takes over the window of the other. */
  windowKind: string
}

/**
 * A journey through the site. One that opens a window also fails on any 5xx, script error, blocked resource or unasked-for
 * dialog, on whichever page it happens.
 */
export const test = base.extend<Journey>({
  meantTrouble: [null, { option: true }],
  extraHTTPHeaders: async ({ browserName: _ }, use, { testId }) => {
    await use({ 'x-forwarded-for': addressOf(testId) })
  },
  windowKind: async (
    {
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      geolocation,
      hasTouch,
      ignoreHTTPSErrors,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      timezoneId,
      trace,
      userAgent,
      viewport,
    },
    use,
    { testId },
  ) => {
    const look = { colorScheme, contextOptions }
    const place = { baseURL, geolocation, ignoreHTTPSErrors, locale, permissions, timezoneId, userAgent }
    const device = { deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled, serviceWorkers, viewport }
    await use(trace === 'off' ? JSON.stringify({ ...look, ...place, ...device }) : testId)
  },
  context: async ({ browser, windowKind, extraHTTPHeaders, meantTrouble }, use, journey) => {
    const context = await takeWindow(browser, windowKind)
    await context.setExtraHTTPHeaders(extraHTTPHeaders)
    const troubles: string[] = []
    followScripts(context)
    context.on('response', (response) => {
      if (response.status() >= 500 && !isMaintenance(response.url())) {
        troubles.push(`${response.status()} from ${response.url()}`)
      }
    })
    context.on('weberror', (error) => troubles.push(`a script failed: ${error.error().message}`))
    context.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        troubles.push(`the console says: ${message.text()}`)
      }
    })
    context.on('dialog', (dialog) => {
      troubles.push(`a dialog opened: ${dialog.message()}`)
      void dialog.dismiss()
    })
    await use(context)
    const isSound = journey.status === journey.expectedStatus
    if (!isSound) await tellPages(browser)
    await returnWindow(browser, isSound)
    expect(troubles.filter((trouble) => meantTrouble?.test(trouble) !== true)).toEqual([])
  },
})

export function addressOf(testId: string): string {
  const [high = 0, middle = 0, low = 0] = Buffer.from(testId.slice(-6), 'hex')
  return `10.${high}.${middle}.${low}`
}

/** What stands on the pages of a journey that failed, for whoever only has its output. */
async function tellPages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String)
    console.log(`${page.url()}\n${shown.slice(0, LONGEST_PAGE)}`)
  }
}

const LONGEST_PAGE = 5000

/** Its answer is meant to be a 503. */
const isMaintenance = (url: string): boolean => new URL(url).pathname.endsWith('/maintenance')

/** Opens a page and waits until its scripts have brought it to life, also those that come late. */
export async function open(page: Page, path: string): Promise<Response> {
  const answer = await page.goto(path)
  if (!answer) throw new Error(`Nothing was loaded from ${path}`)
  await comeToLife(page)
  return answer
}

/** For a page with scripts that was not opened by `open`. */
export async function comeToLife(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await lateScripts(page)
}

/** The visitor acts for the first time: scripts that wait for that have come then. */
export async function actFirst(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await lateScripts(page)
}

/**
 * Waits until React has brought an element to life, which on a busy machine may be long after its script has come: a
 * press before that does nothing.
 */
export async function alive(element: Locator): Promise<void> {
  const hasHandlers = (node: Element) => Object.keys(node).some((name) => name.startsWith('__reactProps'))
  await expect.poll(() => element.evaluate(hasHandlers)).toBe(true)
}

/**
 * The buttons of the browser. Pressed by the page itself: from outside, the press may overtake the step that a page has
 * just taken, and then leads one too far.
 */
export const goBack = (page: Page): Promise<void> => step(page, -1)
export const goForward = (page: Page): Promise<void> => step(page, 1)

const step = (page: Page, by: number): Promise<void> =>
  unlessItLeft(page.evaluate((entries) => history.go(entries), by))

export async function reload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load')
  await unlessItLeft(page.evaluate(() => location.reload()))
  await loaded
}

/** A page may leave more quickly than it answers. */
async function unlessItLeft(leaving: Promise<void>): Promise<void> {
  try {
    await leaving
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('Execution context was destroyed'))) throw error
  }
}

/** The network is there again, also for what the page asks next: a browser says so a moment before it is. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  const reaches = () =>
    page.evaluate(() =>
      fetch('/robots.txt', { cache: 'no-store' })
        .then(({ ok }) => ok)
        .catch(() => false),
    )
  await expect.poll(reaches).toBe(true)
}

/** The id of a job of the named cast. */
export const castId = (job: CastJob): number => castNumber(job)

/** The address of a company of the cast without its slug. */
export const castCompanyPath = (company: keyof typeof CAST_COMPANY, language = 'en'): string =>
  `/${language}/company/${castNumber(`company ${company}`)}`

/** The id of a member of the cast: a job by its name, `company …` for a company. */
export function castNumber(key: string): number {
  const ids = z.record(z.string(), z.number()).parse(JSON.parse(process.env.JOBLANE_CAST ?? '{}'))
  return z.number({ error: `The cast has no ${key}` }).parse(ids[key])
}

/** The address of a cast job without its slug, which the site adds by itself. */
export const castPath = (job: CastJob, language = 'en'): string => `/${language}/job/${castId(job)}`
