import type { BrowserContext } from '@playwright/test'
import { PROVIDER_USER, providerUserCookie } from '../../tests/providers/provider-user.ts'

/** Sets the person who uses this browser at the providers; they have not been there before. */
export async function setProviderUser(
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
