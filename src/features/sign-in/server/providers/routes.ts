import { type Route, route } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import * as contracts from '../../contract/providers.ts'
import { finishProvider, sendProviderCode } from './finish-provider.ts'
import { NAMES } from './link-identity.ts'
import { listLinkedProviders, unlinkProvider } from './linked-providers.ts'
import { findPendingIdentity } from './pending-identity.ts'
import type { ProviderDependencies } from './sign-in-provider.ts'
import { socialLogin } from './social-login.ts'
import { startAtProvider } from './start-at-provider.ts'

/** The calls of signing in by a provider. `mount-providers.ts` sends browsers there and receives them back. */
export function providerRoutes(deps: ProviderDependencies): Route[] {
  return [
    route(contracts.listProviders, async () => ({
      providers: [...deps.providers.values()].map(({ provider, name }) => ({ provider, name })),
    })),
    route(contracts.socialLogin, (request, viewer) => socialLogin(deps, request, viewer)),
    route(contracts.getWaitingProvider, (_request, viewer) => waitingProvider(deps, viewer)),
    route(contracts.sendProviderCode, (request, viewer) => sendProviderCode(deps, request, viewer)),
    route(contracts.finishProvider, (request, viewer) => finishProvider(deps, request, viewer)),
    route(contracts.listLinkedProviders, (_request, viewer) => listLinkedProviders(deps, viewer)),
    route(contracts.linkProvider, async ({ provider, redirect = null }, viewer) => {
      const url = await startAtProvider(deps, { provider, purpose: 'link', redirect }, viewer)
      return { url: url.href }
    }),
    route(contracts.unlinkProvider, (request, viewer) => unlinkProvider(deps, request, viewer)),
  ]
}

async function waitingProvider(deps: ProviderDependencies, viewer: Viewer) {
  const found = await findPendingIdentity(deps, viewer)
  if (found === null) return { waiting: null }
  const { needs, redirect, identity } = found
  const name = NAMES[identity.provider]
  return { waiting: { provider: identity.provider, name, needs, email: identity.email, redirect } }
}
