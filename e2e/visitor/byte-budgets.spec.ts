import { expect, open, type Page, test } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'

/**
 * Bytes on the wire that a page asks for before it has come to life, compressed; the budgets of the design. What it asks
 * for afterwards nobody waits for.
 */
const BUDGETS = { js: 125_000, css: 20_000 } as const

for (const kind of PAGE_KINDS) {
  test(`light enough for a slow connection: ${kind}`, async ({ page }) => {
    await page.addInitScript(noteWhenAlive)
    await open(page, pathOf(kind, 'en'))
    for (const type of ['js', 'css'] as const) {
      const size = await bytesBeforeLife(page, type)
      expect(size, type).toBeGreaterThan(0)
      expect(size, type).toBeLessThanOrEqual(BUDGETS[type])
    }
  })
}

function noteWhenAlive(): void {
  const observer = new MutationObserver(() => {
    if (document.documentElement?.dataset.ready === undefined) return
    performance.mark('alive')
    observer.disconnect()
  })
  observer.observe(document, { attributes: true, subtree: true })
}

const bytesBeforeLife = (page: Page, type: string): Promise<number> =>
  page.evaluate((extension) => {
    const alive = performance.getEntriesByName('alive')[0]?.startTime ?? Number.POSITIVE_INFINITY
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => startTime <= alive && new URL(name).pathname.endsWith(`.${extension}`))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  }, type)
