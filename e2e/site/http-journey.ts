import { test as base, expect } from '@playwright/test'
import { addressOf } from './journey.ts'

export { expect }

/** A journey that looks at what is served and needs no browser: pages are read by `markup.ts`. */
export const test = base.extend<{ extraHTTPHeaders: Record<string, string> }>({
  // Where a browser says it by itself, the visitor of the journeys is from the Philippines here, too.
  extraHTTPHeaders: async ({ locale }, use, { testId }) => {
    await use({ 'x-forwarded-for': addressOf(testId), 'accept-language': locale ?? '' })
  },
})
