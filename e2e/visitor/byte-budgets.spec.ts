import { expect, open, test } from '../site/journey.ts'
import { PAGE_KINDS, pathOf } from '../site/page-kinds.ts'

/** Bytes on the wire before a page has come to life, compressed; the budgets of the design. */
const BUDGETS = { script: 125_000, stylesheet: 20_000 } as const

const LATER = /\/start-tracking-/

for (const kind of PAGE_KINDS) {
  test(`light enough for a slow connection: ${kind}`, async ({ page }) => {
    const sizes = { script: 0, stylesheet: 0 }
    const measured: Promise<void>[] = []
    page.on('requestfinished', (request) => {
      const type = request.resourceType()
      if (type !== 'script' && type !== 'stylesheet') return
      // Asked for when the page has long come to life, however late this looks.
      if (LATER.test(request.url())) return
      measured.push(
        request.sizes().then(({ responseBodySize }) => {
          sizes[type] += responseBodySize
        }),
      )
    })
    await open(page, pathOf(kind, 'en'))
    await Promise.all(measured)
    for (const type of ['script', 'stylesheet'] as const) {
      expect(sizes[type], type).toBeGreaterThan(0)
      expect(sizes[type], type).toBeLessThanOrEqual(BUDGETS[type])
    }
  })
}
