import { type Route, route } from '#shared/contract.ts'
import * as codes from '../contract/codes.ts'
import * as links from '../contract/links.ts'
import * as contracts from '../contract/session.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { chooseAccount } from './choose-account.ts'
import { confirmAccount, getConfirmation, sendConfirmation } from './confirm-account.ts'
import { confirmMagicLink } from './confirm-magic-link.ts'
import { getSession } from './get-session.ts'
import { guestLogin } from './guest-login.ts'
import { logOut } from './log-out.ts'
import { lookAtMagicLink } from './look-at-magic-link.ts'
import { provenState } from './proof-outcome.ts'
import { lookAtProven } from './proven-at-hand.ts'
import { sendMagicLink } from './send-magic-link.ts'
import { sendOtp } from './send-otp.ts'
import { signUpProven } from './sign-up-proven.ts'
import { verifyOtp } from './verify-otp.ts'

export function accountRoutes(world: AccountsWorld): Route[] {
  return [
    route(contracts.getSession, (_request, viewer) => getSession(world, viewer)),
    route(contracts.logOut, (_request, viewer) => logOut(world, viewer)),
    route(contracts.guestLogin, (_request, viewer) => guestLogin(world, viewer)),
    route(codes.sendOtp, (request, viewer) => sendOtp(world, viewer, request)),
    route(codes.verifyOtp, (request, viewer) => verifyOtp(world, viewer, request)),
    route(codes.signUpProven, (request, viewer) => signUpProven(world, viewer, request)),
    route(codes.getProven, async (_request, viewer) => provenState(world, await lookAtProven(world, viewer))),
    route(codes.chooseAccount, (request, viewer) => chooseAccount(world, viewer, request)),
    route(codes.getConfirmation, (_request, viewer) => getConfirmation(world, viewer)),
    route(codes.sendConfirmation, (request, viewer) => sendConfirmation(world, viewer, request)),
    route(codes.confirmAccount, (request, viewer) => confirmAccount(world, viewer, request)),
    route(links.sendMagicLink, (request, viewer) => sendMagicLink(world, viewer, request)),
    route(links.lookAtMagicLink, (request, viewer) => lookAtMagicLink(world, viewer, request)),
    route(links.confirmMagicLink, (request, viewer) => confirmMagicLink(world, viewer, request)),
  ]
}
