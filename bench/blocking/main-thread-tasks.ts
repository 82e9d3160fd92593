import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

/** The scripts that come a moment after a page has come to life belong to it, too. */
const AFTERWARDS_MS = 2500

const traceEvent = z.looseObject({
  name: z.string(),
  cat: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** By the clock, microseconds. */
  ts: z.number(),
  /** Of the processor, microseconds. */
  tdur: z.number().optional(),
})

type TraceEvent = z.output<typeof traceEvent>

/**
 * Opens a page on a phone that is so many times slower, and returns the processor time of each task of its main thread
 * after the first paint, in milliseconds. Not the time by the clock, in which a machine that does other things as well
 * would show.
 */
export async function tasksOfPage(browser: Browser, url: string, slower: number): Promise<number[]> {
  const page = await browser.newPage(PHONE)
  const events = await traced(browser, page, () => comeToLife(page, url))
  const painted = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1)
  return tasksAfter(events, painted).map((ms) => ms * slower)
}

/**
 * The same of the tasks from the first press on "All filters" on a page of results until its sheet is painted, in a browser
 * that is made slower: what React does before a frame depends on how long a frame takes.
 */
export async function tasksOfSheet(browser: Browser, url: string, slower: number): Promise<number[]> {
  const page = await browser.newPage(PHONE)
  await comeToLife(page, url)
  await page.evaluate(markSheet)
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const events = await traced(browser, page, async () => {
    await page.locator('nav[data-follow] a[href*="filters=all"]').last().tap()
    await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0)
  })
  const mark = (wanted: string) => events.find(({ name, cat }) => name === wanted && /user_timing/.test(cat))
  return tasksAfter(events, mark('pressed'), mark('painted'))
}

/** Runs in the browser. */
function markSheet(): void {
  const observe = () => {
    performance.mark('pressed')
    new MutationObserver((_, observer) => {
      if (document.querySelector('.sheet:popover-open') === null) return
      observer.disconnect()
      requestAnimationFrame(() => performance.mark('painted'))
    }).observe(document.body, { childList: true, attributes: true, subtree: true })
  }
  addEventListener('click', observe, { capture: true, once: true })
}

async function comeToLife(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS))
}

async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'blink.user_timing'] })
  await act()
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString())
  return z.object({ traceEvents: z.array(traceEvent) }).parse(trace).traceEvents
}

/** Of the thread of `start`, which is the main thread of the page. */
function tasksAfter(events: readonly TraceEvent[], start?: TraceEvent, end?: TraceEvent): number[] {
  if (start === undefined) throw new Error('The browser has not traced what is measured.')
  return events
    .filter(({ name, pid, tid }) => /\bRunTask$/.test(name) && pid === start.pid && tid === start.tid)
    .filter(({ ts, tdur = 0 }) => ts + tdur > start.ts && (end === undefined || ts < end.ts))
    .map(({ tdur = 0 }) => tdur / 1000)
}
