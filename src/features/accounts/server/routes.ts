import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract/session.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { getSession } from './get-session.ts'
import { guestLogin } from './guest-login.ts'
import { logOut } from './log-out.ts'

export function accountRoutes(world: AccountsWorld): Route[] {
  return [
    route(contracts.getSession, (_request, viewer) => getSession(world, viewer)),
    route(contracts.logOut, (_request, viewer) => logOut(world, viewer)),
    route(contracts.guestLogin, (_request, viewer) => guestLogin(world, viewer)),
  ]
}
