import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { deleteIdentity } from './delete-identity.ts'
import { getIdentity } from './get-identity.ts'
import type { IdentityWorld } from './identity-world.ts'
import { startIdentity } from './start-identity.ts'

/** The calls of confirming an identity. Browsers go and come back by `entry/mount-identity.ts`. */
export function identityRoutes(world: IdentityWorld): Route[] {
  return [
    route(contracts.getIdentity, (_request, viewer) => getIdentity(world, viewer)),
    route(contracts.startIdentity, async (_request, viewer) => ({
      url: (await startIdentity(world, viewer)).href,
    })),
    route(contracts.deleteIdentity, (_request, viewer) => deleteIdentity(world, viewer)),
  ]
}
