import { type Route, route } from '#shared/contract.ts'
import * as handOffs from '../contract/hand-off.ts'
import * as contracts from '../contract/session.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { getOtherSite } from './get-other-site.ts'
import { getSession } from './get-session.ts'
import { guestLogin } from './guest-login.ts'
import { askHandOff, changePerson, getOtherPerson, grantHandOff, redeemHandOff } from './hand-off.ts'
import { logOut } from './log-out.ts'

export function accountRoutes(world: AccountsWorld): Route[] {
  return [
    route(contracts.getSession, (_request, viewer) => getSession(world, viewer)),
    route(contracts.logOut, (_request, viewer) => logOut(world, viewer)),
    route(contracts.guestLogin, (_request, viewer) => guestLogin(world, viewer)),
    route(handOffs.askHandOff, (request, viewer) => askHandOff(world, request, viewer)),
    route(handOffs.grantHandOff, (request, viewer) => grantHandOff(world, request, viewer)),
    route(handOffs.redeemHandOff, (request, viewer) => redeemHandOff(world, request, viewer)),
    route(handOffs.getOtherSite, (_request, viewer) => getOtherSite(world, viewer)),
    route(handOffs.getOtherPerson, (_request, viewer) => getOtherPerson(world, viewer)),
    route(handOffs.changePerson, (request, viewer) => changePerson(world, request, viewer)),
  ]
}
