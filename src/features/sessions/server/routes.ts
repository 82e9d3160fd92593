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
import type { AccountDependencies } from './sessions.ts'

/** The calls about sessions, devices and the history of the account. */
export const sessionRoutes = (deps: AccountDependencies): Route[] => [
  route(contracts.getSession, (_request, viewer) => getSession(deps, viewer)),
  route(contracts.logOut, (_request, viewer) => logOut(deps, viewer)),
  route(contracts.guestLogin, (_request, viewer) => guestLogin(deps, viewer)),
  route(moveGuestData, (request, viewer) => guestData.moveGuestData(deps, request, viewer)),
  route(devices.listDevices, (_request, viewer) => listDevices(deps, viewer)),
  route(devices.endDevice, (request, viewer) => endDevice(deps, request, viewer)),
  route(devices.endOtherDevices, (_request, viewer) => endOtherDevices(deps, viewer)),
  route(devices.listAccountEvents, (_request, viewer) => listAccountEvents(deps, viewer)),
]
