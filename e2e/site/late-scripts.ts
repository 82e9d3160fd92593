import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'

/**
 * Parts of a page that come after it has come to life: the watcher of the session, the menu of the account, a dialog. A
 * journey that acts before them acts as nobody can by hand, unless the line is slow.
 */

const coming = new WeakMap<Page, Set<Request>>()

/** Follows the scripts of all pages of a window. */
export function followScripts(context: BrowserContext): void {
  context.on('page', (page) => {
    const scripts = new Set<Request>()
    coming.set(page, scripts)
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request)
    })
    page.on('requestfinished', (request) => scripts.delete(request))
    page.on('requestfailed', (request) => scripts.delete(request))
  })
}

/** A script that a journey holds back never comes. */
const PATIENCE_MS = 3000
const LOOK_MS = 10

/** Resolves when the scripts that the page has asked for have come and run, and have asked for no others. */
export async function lateScripts(page: Page): Promise<void> {
  const scripts = coming.get(page) ?? NONE
  const deadline = performance.now() + PATIENCE_MS
  do {
    while (scripts.size > 0 && performance.now() < deadline) await setTimeout(LOOK_MS)
    await page.evaluate(afterTimers).catch(unlessItLeft)
  } while (scripts.size > 0 && performance.now() < deadline)
}

/** A page may lead on by itself meanwhile, as one where a passkey signs in; nobody waits for what it would have loaded. */
function unlessItLeft(error: unknown): void {
  if (!(error instanceof Error && error.message.includes('context was destroyed'))) throw error
}

/** For a window that the journey has opened by itself. */
const NONE: ReadonlySet<Request> = new Set()

/** Runs in the page: what effects have put off to the next task has been done then. */
const afterTimers = (): Promise<unknown> => new Promise((resolve) => window.setTimeout(resolve))
