import { type Route, route } from '#shared/contract.ts'
import * as codes from '../contract/codes.ts'
import * as confirms from '../contract/confirm.ts'
import * as consoleContracts from '../contract/console.ts'
import { generateEmailOtp, lookAtEmailLink, verifyEmail } from '../contract/email.ts'
import * as handOffs from '../contract/hand-off.ts'
import * as links from '../contract/links.ts'
import * as passkeys from '../contract/passkeys.ts'
import * as passwords from '../contract/password.ts'
import * as qr from '../contract/qr.ts'
import * as registration from '../contract/registration.ts'
import * as factors from '../contract/second-factor.ts'
import { getWaysIn } from '../contract/signed-in.ts'
import { chooseAccount } from './choose-account.ts'
import { confirmAccount, getConfirmation, sendConfirmation } from './confirm-account.ts'
import { confirmMagicLink } from './confirm-magic-link.ts'
import { getConsole, signOut } from './console/get-console.ts'
import * as setUps from './console/set-up.ts'
import * as consoles from './console/sign-in.ts'
import { getOtherSite } from './get-other-site.ts'
import { askHandOff, changePerson, getOtherPerson, grantHandOff, redeemHandOff } from './hand-off.ts'
import type { AccountsWorld } from './let-in.ts'
import { lookAtMagicLink } from './look-at-magic-link.ts'
import { addPasskey, passkeyOptions } from './passkeys/add-passkey.ts'
import { removePasskey, renamePasskey } from './passkeys/change-passkeys.ts'
import { passkeySignInOptions, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
import { provenState } from './proof-outcome.ts'
import { lookAtProven } from './proven-at-hand.ts'
import { confirmQrSignIn, getQrAsker, refuseQrSignIn, scanQrSignIn } from './qr-sign-ins/decide-qr-sign-in.ts'
import { finishQrSignIn, getQrState, startQrSignIn } from './qr-sign-ins/show-qr-sign-in.ts'
import { register } from './register.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { removeAuthenticator, setEmailCode } from './second-factor/change-factors.ts'
import {
  confirmByFactor,
  confirmByPasskey,
  confirmPasskeyOptions,
} from './second-factor/confirm-by-factor.ts'
import { getFactors } from './second-factor/get-factors.ts'
import { getSecondFactor } from './second-factor/get-second-factor.ts'
import { renewRecoveryCodes } from './second-factor/recovery-codes.ts'
import { sendSecondFactorEmail } from './second-factor/send-second-factor-email.ts'
import { confirmAuthenticator, startAuthenticator } from './second-factor/set-up-authenticator.ts'
import { verifySecondFactor } from './second-factor/verify-second-factor.ts'
import {
  secondFactorPasskeyOptions,
  verifySecondFactorPasskey,
} from './second-factor/verify-second-factor-passkey.ts'
import { sendMagicLink } from './send-magic-link.ts'
import { sendOtp } from './send-otp.ts'
import { signInByPassword } from './sign-in-by-password.ts'
import { signUpProven } from './sign-up-proven.ts'
import * as proving from './verify-email.ts'
import { verifyOtp } from './verify-otp.ts'
import { verifyReset } from './verify-reset.ts'

/** The calls by which people get in; those of providers stand in `providers/routes.ts`. */
export function signInRoutes(world: AccountsWorld): Route[] {
  return [
    route(getWaysIn, async () => world.reaches),
    route(codes.sendOtp, (request, viewer) => sendOtp(world, request, viewer)),
    route(codes.verifyOtp, (request, viewer) => verifyOtp(world, request, viewer)),
    route(codes.signUpProven, (request, viewer) => signUpProven(world, request, viewer)),
    route(codes.getProven, async (_request, viewer) => provenState(world, await lookAtProven(world, viewer))),
    route(codes.chooseAccount, (request, viewer) => chooseAccount(world, request, viewer)),
    route(codes.getConfirmation, (_request, viewer) => getConfirmation(world, viewer)),
    route(codes.sendConfirmation, (request, viewer) => sendConfirmation(world, request, viewer)),
    route(confirms.confirmByFactor, (request, viewer) => confirmByFactor(world, request, viewer)),
    route(confirms.confirmPasskeyOptions, (_request, viewer) => confirmPasskeyOptions(world, viewer)),
    route(confirms.confirmByPasskey, (request, viewer) => confirmByPasskey(world, request, viewer)),
    route(codes.confirmAccount, (request, viewer) => confirmAccount(world, request, viewer)),
    route(links.sendMagicLink, (request, viewer) => sendMagicLink(world, request, viewer)),
    route(links.lookAtMagicLink, (request, viewer) => lookAtMagicLink(world, request, viewer)),
    route(links.confirmMagicLink, (request, viewer) => confirmMagicLink(world, request, viewer)),
    ...passwordRoutes(world),
    route(handOffs.askHandOff, (request, viewer) => askHandOff(world, request, viewer)),
    route(handOffs.grantHandOff, (request, viewer) => grantHandOff(world, request, viewer)),
    route(handOffs.redeemHandOff, (request, viewer) => redeemHandOff(world, request, viewer)),
    route(handOffs.getOtherSite, (_request, viewer) => getOtherSite(world, viewer)),
    route(handOffs.getOtherPerson, (_request, viewer) => getOtherPerson(world, viewer)),
    route(handOffs.changePerson, (request, viewer) => changePerson(world, request, viewer)),
    route(consoleContracts.consoleSignIn, (request, viewer) => consoles.signIn(world, request, viewer)),
    route(consoleContracts.consoleSecondStep, (request, viewer) =>
      consoles.takeSecondStep(world, request, viewer),
    ),
    route(consoleContracts.consolePasskeyOptions, (_request, viewer) => consoles.askPasskey(world, viewer)),
    route(consoleContracts.consolePasskey, (request, viewer) => consoles.takePasskey(world, request, viewer)),
    route(consoleContracts.getConsole, (_request, viewer) => getConsole(world, viewer)),
    route(consoleContracts.consoleSignOut, (_request, viewer) => signOut(world, viewer)),
    route(consoleContracts.consoleBeginSetUp, (request, viewer) => setUps.beginSetUp(world, request, viewer)),
    route(consoleContracts.consoleChoosePassword, (request, viewer) =>
      setUps.choosePassword(world, request, viewer),
    ),
    route(consoleContracts.consoleSetUpApp, (request, viewer) => setUps.setUpApp(world, request, viewer)),
    route(consoleContracts.consoleSetUpPasskeyOptions, (_request, viewer) =>
      setUps.askSetUpPasskey(world, viewer),
    ),
    route(consoleContracts.consoleSetUpPasskey, (request, viewer) =>
      setUps.setUpPasskey(world, request, viewer),
    ),
    route(factors.getSecondFactor, (_request, viewer) => getSecondFactor(world, viewer)),
    route(factors.sendSecondFactorEmail, (_request, viewer) => sendSecondFactorEmail(world, viewer)),
    route(factors.verifySecondFactor, (request, viewer) => verifySecondFactor(world, request, viewer)),
    route(factors.secondFactorPasskeyOptions, (_request, viewer) =>
      secondFactorPasskeyOptions(world, viewer),
    ),
    route(factors.verifySecondFactorPasskey, (request, viewer) =>
      verifySecondFactorPasskey(world, request, viewer),
    ),
    route(factors.getFactors, (_request, viewer) => getFactors(world, viewer)),
    route(factors.startAuthenticator, (_request, viewer) => startAuthenticator(world, viewer)),
    route(factors.confirmAuthenticator, (request, viewer) => confirmAuthenticator(world, request, viewer)),
    route(factors.removeAuthenticator, (_request, viewer) => removeAuthenticator(world, viewer)),
    route(factors.setEmailCode, (request, viewer) => setEmailCode(world, request, viewer)),
    route(factors.renewRecoveryCodes, (_request, viewer) => renewRecoveryCodes(world, viewer)),
    route(passkeys.passkeySignInOptions, (_request, viewer) => passkeySignInOptions(world, viewer)),
    route(passkeys.signInWithPasskey, (request, viewer) => signInWithPasskey(world, request, viewer)),
    route(passkeys.passkeyOptions, (_request, viewer) => passkeyOptions(world, viewer)),
    route(passkeys.addPasskey, (request, viewer) => addPasskey(world, request, viewer)),
    route(passkeys.renamePasskey, (request, viewer) => renamePasskey(world, request, viewer)),
    route(passkeys.removePasskey, (request, viewer) => removePasskey(world, request, viewer)),
    route(qr.startQrSignIn, (_request, viewer) => startQrSignIn(world, viewer)),
    route(qr.getQrState, (_request, viewer) => getQrState(world, viewer)),
    route(qr.finishQrSignIn, (request, viewer) => finishQrSignIn(world, request, viewer)),
    route(qr.getQrAsker, (request, viewer) => getQrAsker(world, request, viewer)),
    route(qr.scanQrSignIn, (request, viewer) => scanQrSignIn(world, request, viewer)),
    route(qr.confirmQrSignIn, (request, viewer) => confirmQrSignIn(world, request, viewer)),
    route(qr.refuseQrSignIn, (request, viewer) => refuseQrSignIn(world, request, viewer)),
  ]
}

const passwordRoutes = (world: AccountsWorld): Route[] => [
  route(registration.register, (request, viewer) => register(world, request, viewer)),
  route(registration.registerUser, (request, viewer) => register(world, request, viewer)),
  route(passwords.login, (request, viewer) => signInByPassword(world, request, viewer)),
  route(passwords.jobseekersLogin, (request, viewer) => signInByPassword(world, request, viewer)),
  route(passwords.requestReset, (request, viewer) => requestReset(world, request, viewer)),
  route(passwords.verifyReset, (request, viewer) => verifyReset(world, request, viewer)),
  route(passwords.resetPassword, (request, viewer) => resetPassword(world, request, viewer)),
  route(generateEmailOtp, (_request, viewer) => proving.generateEmailOtp(world, viewer)),
  route(lookAtEmailLink, (request, viewer) => proving.lookAtEmailLink(world, request, viewer)),
  route(verifyEmail, (request, viewer) => proving.verifyEmail(world, request, viewer)),
]
