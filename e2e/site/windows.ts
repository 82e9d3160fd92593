import type { Browser, BrowserContext, CDPSession } from '@playwright/test'

/**
 * A worker's journeys take over one window from each other as long as they ask for the same kind. In a window whose process
 * runs and whose cache is filled, a page takes two thirds of the work. Each journey has a page of its own, and nothing of a
 * visitor is left when it begins: `windows.spec.ts`.
 */
interface Kept {
  context: BrowserContext
  kind: string
  /** To the empty page that keeps the process running. */
  devtools: CDPSession
  /** Something lasts in the window that cannot be taken out again. */
  isSpoilt(): boolean
}

let kept: Kept | undefined

/** A window without pages of the kind that is opened now. */
export async function takeWindow(browser: Browser, kind: string): Promise<BrowserContext> {
  if (kept?.kind === kind) {
    await forgetVisitor(kept)
    return kept.context
  }
  await kept?.context.close()
  const context = await browser.newContext()
  const isSpoilt = watchForLasting(context)
  kept = { context, kind, isSpoilt, devtools: await context.newCDPSession(await context.newPage()) }
  return context
}

/** Closes what a journey has opened. */
export async function returnWindow(browser: Browser, isSound: boolean): Promise<void> {
  const others = browser.contexts().filter((context) => context !== kept?.context)
  await Promise.all(others.map((context) => context.close()))
  if (!kept) return
  if (!isSound || kept.isSpoilt()) {
    await kept.context.close()
    kept = undefined
    return
  }
  const [, ...pages] = kept.context.pages()
  await Promise.all(pages.map((page) => page.close()))
  for (const event of HEARD) kept.context.removeAllListeners(event)
  await kept.context.unrouteAll({ behavior: 'ignoreErrors' })
}

/** What journeys listen to; Playwright itself listens to others. */
const HEARD = ['page', 'response', 'request', 'console', 'dialog', 'weberror'] as const

/** Not before the next journey begins: the last words of closed pages have been answered then. */
async function forgetVisitor({ context, devtools }: Kept): Promise<void> {
  await Promise.all([
    context.setOffline(false),
    context.clearPermissions(),
    devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' }),
  ])
}

/** The clock of all pages, and what runs in each. */
function watchForLasting(context: BrowserContext): () => boolean {
  let isSpoilt = false
  const watch = (holder: object, name: string) => {
    const method: unknown = Reflect.get(holder, name)
    if (typeof method !== 'function') throw new Error(`Windows have no ${name}`)
    const watched = (...given: unknown[]) => {
      isSpoilt = true
      return Reflect.apply(method, holder, given)
    }
    Object.defineProperty(holder, name, { value: watched })
  }
  for (const name of ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket', 'setGeolocation'])
    watch(context, name)
  for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt']) watch(context.clock, name)
  return () => isSpoilt
}
