import { expect, open, test } from '../site/journey.ts'

test('no script shares the line with the styles that the first paint waits for', async ({ page }) => {
  await open(page, '/en/onsite-job?country=PH')
  const { styled, begun } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource')
    const ended = files.flatMap((file) =>
      file instanceof PerformanceResourceTiming && file.name.endsWith('.css') ? [file.responseEnd] : [],
    )
    const scripts = files.filter(({ name }) => name.endsWith('.js'))
    return { styled: Math.max(...ended), begun: Math.min(...scripts.map(({ startTime }) => startTime)) }
  })
  expect(begun).toBeGreaterThanOrEqual(styled)
  expect(begun).toBeLessThan(Number.POSITIVE_INFINITY)
})
