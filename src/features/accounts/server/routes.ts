import { type Route, route } from '#shared/contract.ts'
import { generateEmailOtp, lookAtEmailLink, verifyEmail } from '../contract/email.ts'
import { moveGuestData } from '../contract/guest-data.ts'
import * as passwords from '../contract/password.ts'
import * as registration from '../contract/registration.ts'
import * as contracts from '../contract/session.ts'
import * as wizard from '../contract/wizard.ts'
import type { AccountsWorld } from './accounts-world.ts'
import * as changing from './change-password.ts'
import { getSession } from './get-session.ts'
import { getWizard } from './get-wizard.ts'
import { guestLogin } from './guest-login.ts'
import { logOut } from './log-out.ts'
import { saveDesiredJob } from './save-desired-job.ts'
import { savePerson } from './save-person.ts'
import * as guestData from './move-guest-data.ts'
import { register } from './register.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signInByPassword } from './sign-in-by-password.ts'
import * as proving from './verify-email.ts'
import { verifyReset } from './verify-reset.ts'

export function accountRoutes(world: AccountsWorld): Route[] {
  return [
    route(contracts.getSession, (_request, viewer) => getSession(world, viewer)),
    route(contracts.logOut, (_request, viewer) => logOut(world, viewer)),
    route(contracts.guestLogin, (_request, viewer) => guestLogin(world, viewer)),
    route(wizard.getWizard, (_request, viewer) => getWizard(world.db, viewer)),
    route(wizard.saveDesiredJob, (wish, viewer) => saveDesiredJob(world.db, viewer, wish)),
    route(wizard.savePerson, (person, viewer) => savePerson(world, viewer, person)),
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
