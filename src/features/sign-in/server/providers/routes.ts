import { type Route, route } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import * as contracts from '../../contract/providers.ts'
import { beginAtProvider } from './begin-at-provider.ts'
import { finishProvider, sendProviderCode } from './finish-provider.ts'
import { NAMES } from './link-identity.ts'
import { listLinkedProviders, unlinkProvider } from './linked-providers.ts'
import type { ProvidersWorld } from './sign-in-provider.ts'
import { socialLogin } from './social-login.ts'
import { whatWaits } from './waiting-identity.ts'

/** The calls of signing in by a provider. Browsers go and come back by `entry/mount-providers.ts`. */
export function providerRoutes(world: ProvidersWorld): Route[] {
  return [
    route(contracts.listProviders, async () => ({
      providers: [...world.providers.values()].map(({ provider, name }) => ({ provider, name })),
    })),
    route(contracts.socialLogin, (request, viewer) => socialLogin(world, request, viewer)),
    route(contracts.getWaitingProvider, (_request, viewer) => waitingProvider(world, viewer)),
    route(contracts.sendProviderCode, (request, viewer) => sendProviderCode(world, request, viewer)),
    route(contracts.finishProvider, (request, viewer) => finishProvider(world, request, viewer)),
    route(contracts.listLinkedProviders, (_request, viewer) => listLinkedProviders(world, viewer)),
    route(contracts.linkProvider, async ({ provider, redirect = null }, viewer) => {
      const url = await beginAtProvider(world, { provider, purpose: 'link', redirect }, viewer)
      return { url: url.href }
    }),
    route(contracts.unlinkProvider, (request, viewer) => unlinkProvider(world, request, viewer)),
  ]
}

async function waitingProvider(world: ProvidersWorld, viewer: Viewer) {
  const found = await whatWaits(world, viewer)
  if (found === null) return { waiting: null }
  const { needs, redirect, identity } = found
  const name = NAMES[identity.provider]
  return { waiting: { provider: identity.provider, name, needs, email: identity.email, redirect } }
}
