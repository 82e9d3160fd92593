import { type Route, route } from '#shared/contract.ts'
import * as codes from '../contract/codes.ts'
import { generateEmailOtp, lookAtEmailLink, verifyEmail } from '../contract/email.ts'
import { moveGuestData } from '../contract/guest-data.ts'
import * as links from '../contract/links.ts'
import * as passwords from '../contract/password.ts'
import * as registration from '../contract/registration.ts'
import * as contracts from '../contract/session.ts'
import type { AccountsWorld } from './accounts-world.ts'
import * as changing from './change-password.ts'
import { chooseAccount } from './choose-account.ts'
import { confirmAccount, getConfirmation, sendConfirmation } from './confirm-account.ts'
import { confirmMagicLink } from './confirm-magic-link.ts'
import { getSession } from './get-session.ts'
import { guestLogin } from './guest-login.ts'
import { logOut } from './log-out.ts'
import { lookAtMagicLink } from './look-at-magic-link.ts'
import * as guestData from './move-guest-data.ts'
import { provenState } from './proof-outcome.ts'
import { lookAtProven } from './proven-at-hand.ts'
import { register } from './register.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { sendMagicLink } from './send-magic-link.ts'
import { sendOtp } from './send-otp.ts'
import { signInByPassword } from './sign-in-by-password.ts'
import { signUpProven } from './sign-up-proven.ts'
import * as proving from './verify-email.ts'
import { verifyOtp } from './verify-otp.ts'
import { verifyReset } from './verify-reset.ts'

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
    ...passwordRoutes(world),
  ]
}

const passwordRoutes = (world: AccountsWorld): Route[] => [
  route(registration.register, (request, viewer) => register(world, viewer, request)),
  route(registration.registerUser, (request, viewer) => register(world, viewer, request)),
  route(passwords.login, (request, viewer) => signInByPassword(world, viewer, request)),
  route(passwords.jobseekersLogin, (request, viewer) => signInByPassword(world, viewer, request)),
  route(passwords.requestReset, (request, viewer) => requestReset(world, viewer, request)),
  route(passwords.verifyReset, (request, viewer) => verifyReset(world, viewer, request)),
  route(passwords.exchangeReset, async (request, viewer) => {
    await verifyReset(world, viewer, request)
    return { next: `/${viewer.language}/change-password` }
  }),
  route(passwords.resetPassword, (request, viewer) => resetPassword(world, viewer, request)),
  route(passwords.changePassword, (request, viewer) => changing.changePassword(world, viewer, request)),
  route(generateEmailOtp, (_request, viewer) => proving.generateEmailOtp(world, viewer)),
  route(lookAtEmailLink, (request, viewer) => proving.lookAtEmailLink(world, viewer, request)),
  route(verifyEmail, (request, viewer) => proving.verifyEmail(world, viewer, request)),
  route(moveGuestData, (request, viewer) => guestData.moveGuestData(world, viewer, request)),
]
