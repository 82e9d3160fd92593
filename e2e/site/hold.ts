import { expect, type Page, type Request } from '@playwright/test'

interface Held {
  /** Resolves when something has been asked for that is held. */
  asked(times?: number): Promise<void>
  release(): Promise<void>
}

/** Holds requests back, as a slow line does, until the journey releases them. */
export async function hold(
  page: Page,
  pattern: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<Held> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let times = 0
  await page.route(pattern, async (route) => {
    if (!isHeld(route.request())) return route.fallback()
    times++
    await released
    // A page that has been left, or a form that was sent again, waits no longer.
    await route.continue().catch(() => undefined)
  })
  return {
    asked: async (least = 1) => expect.poll(() => times).toBeGreaterThanOrEqual(least),
    release: async () => {
      release()
      await page.unroute(pattern)
    },
  }
}

/** For forms. */
export const isPost = (request: Request): boolean => request.method() === 'POST'
