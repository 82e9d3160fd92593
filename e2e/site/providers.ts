import type { BrowserContext } from '@playwright/test'
import { SITTER, sitterCookie } from '../../tests/providers/sitter.ts'

/** Who sits before this browser at the providers from now on, and has not been there before. */
export async function sitsAtProviders(
  context: BrowserContext,
  who: Parameters<typeof sitterCookie>[0],
): Promise<void> {
  await context.clearCookies({ domain: PROVIDERS })
  await context.addCookies([{ name: SITTER, value: sitterCookie(who), domain: PROVIDERS, path: '/' }])
}

/** The site itself has a name. */
const PROVIDERS = '127.0.0.1'
