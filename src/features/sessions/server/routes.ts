import { type Route, route } from '#shared/contract.ts'
import * as devices from '../contract/devices.ts'
import { moveGuestData } from '../contract/guest-data.ts'
import * as contracts from '../contract/session.ts'
import { endDevice, endOtherDevices } from './devices/end-devices.ts'
import { listAccountEvents, listDevices } from './devices/list-devices.ts'
import { getSession } from './get-session.ts'
import { guestLogin } from './guest-login.ts'
import { logOut } from './log-out.ts'
import * as guestData from './move-guest-data.ts'
import type { AccountsWorld } from './sessions.ts'

/** Who is signed in in this browser, where else, and what happened to the account. */
export const sessionRoutes = (world: AccountsWorld): Route[] => [
  route(contracts.getSession, (_request, viewer) => getSession(world, viewer)),
  route(contracts.logOut, (_request, viewer) => logOut(world, viewer)),
  route(contracts.guestLogin, (_request, viewer) => guestLogin(world, viewer)),
  route(moveGuestData, (request, viewer) => guestData.moveGuestData(world, request, viewer)),
  route(devices.listDevices, (_request, viewer) => listDevices(world, viewer)),
  route(devices.endDevice, (request, viewer) => endDevice(world, request, viewer)),
  route(devices.endOtherDevices, (_request, viewer) => endOtherDevices(world, viewer)),
  route(devices.listAccountEvents, (_request, viewer) => listAccountEvents(world, viewer)),
]
