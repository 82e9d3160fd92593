import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { deleteIdentity } from './delete-identity.ts'
import { getIdentity } from './get-identity.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { startIdentity } from './start-identity.ts'

/** The calls of confirming an identity. `mount-identity.ts` sends browsers to Singpass and receives them back. */
export function identityRoutes(deps: IdentityDependencies): Route[] {
  return [
    route(contracts.getIdentity, (_request, viewer) => getIdentity(deps, viewer)),
    route(contracts.startIdentity, async (_request, viewer) => ({
      url: (await startIdentity(deps, viewer)).href,
    })),
    route(contracts.deleteIdentity, (_request, viewer) => deleteIdentity(deps, viewer)),
  ]
}
