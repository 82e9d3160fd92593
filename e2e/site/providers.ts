import type { BrowserContext } from '@playwright/test'
import { PROVIDER_USER, providerUserCookie } from '../../tests/providers/provider-user.ts'

/** Who sits before this browser at the providers from now on, and has not been there before. */
export async function sitsAtProviders(
  context: BrowserContext,
  who: Parameters<typeof providerUserCookie>[0],
): Promise<void> {
  await context.clearCookies({ domain: PROVIDERS })
  await context.addCookies([
    { name: PROVIDER_USER, value: providerUserCookie(who), domain: PROVIDERS, path: '/' },
  ])
}

/** The site itself has a name. */
const PROVIDERS = '127.0.0.1'
