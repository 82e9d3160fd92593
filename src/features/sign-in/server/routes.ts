import { type Route, route } from '#shared/contract.ts'
import * as codes from '../contract/codes.ts'
import * as confirms from '../contract/confirm.ts'
import * as consoleContracts from '../contract/console.ts'
import { generateEmailOtp, previewEmailLink, verifyEmail } from '../contract/email.ts'
import * as handOffs from '../contract/hand-off.ts'
import * as links from '../contract/links.ts'
import * as passkeys from '../contract/passkeys.ts'
import * as passwords from '../contract/password.ts'
import * as qr from '../contract/qr.ts'
import * as registration from '../contract/registration.ts'
import * as factors from '../contract/second-factor.ts'
import { getChannels } from '../contract/signed-in.ts'
import { chooseAccount } from './choose-account.ts'
import { confirmAccount, getConfirmation, sendConfirmation } from './confirm-account.ts'
import { confirmMagicLink } from './confirm-magic-link.ts'
import { getConsole, signOut } from './console/get-console.ts'
import * as setUps from './console/set-up.ts'
import * as consoles from './console/sign-in.ts'
import { getOtherSite } from './get-other-site.ts'
import { changePerson, getOtherPerson, grantHandOff, redeemHandOff, requestHandOff } from './hand-off.ts'
import { addPasskey, passkeyOptions } from './passkeys/add-passkey.ts'
import { removePasskey, renamePasskey } from './passkeys/change-passkeys.ts'
import { passkeySignInOptions, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
import { previewMagicLink } from './preview-magic-link.ts'
import { provenState } from './proof-outcome.ts'
import { readProvenAddresses } from './proven-addresses.ts'
import {
  confirmQrSignIn,
  getQrRequester,
  refuseQrSignIn,
  scanQrSignIn,
} from './qr-sign-ins/decide-qr-sign-in.ts'
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
import type { AccountDependencies } from './sign-in.ts'
import { signInByPassword } from './sign-in-by-password.ts'
import { signUpProven } from './sign-up-proven.ts'
import * as proving from './verify-email.ts'
import { verifyOtp } from './verify-otp.ts'
import { verifyReset } from './verify-reset.ts'

/** The calls of signing in; `providers/routes.ts` has those of providers. */
export function signInRoutes(deps: AccountDependencies): Route[] {
  return [
    route(getChannels, async () => deps.channels),
    route(codes.sendOtp, (request, viewer) => sendOtp(deps, request, viewer)),
    route(codes.verifyOtp, (request, viewer) => verifyOtp(deps, request, viewer)),
    route(codes.signUpProven, (request, viewer) => signUpProven(deps, request, viewer)),
    route(codes.getProven, async (_request, viewer) =>
      provenState(deps, await readProvenAddresses(deps, viewer)),
    ),
    route(codes.chooseAccount, (request, viewer) => chooseAccount(deps, request, viewer)),
    route(codes.getConfirmation, (_request, viewer) => getConfirmation(deps, viewer)),
    route(codes.sendConfirmation, (request, viewer) => sendConfirmation(deps, request, viewer)),
    route(confirms.confirmByFactor, (request, viewer) => confirmByFactor(deps, request, viewer)),
    route(confirms.confirmPasskeyOptions, (_request, viewer) => confirmPasskeyOptions(deps, viewer)),
    route(confirms.confirmByPasskey, (request, viewer) => confirmByPasskey(deps, request, viewer)),
    route(codes.confirmAccount, (request, viewer) => confirmAccount(deps, request, viewer)),
    route(links.sendMagicLink, (request, viewer) => sendMagicLink(deps, request, viewer)),
    route(links.previewMagicLink, (request, viewer) => previewMagicLink(deps, request, viewer)),
    route(links.confirmMagicLink, (request, viewer) => confirmMagicLink(deps, request, viewer)),
    ...passwordRoutes(deps),
    route(handOffs.requestHandOff, (request, viewer) => requestHandOff(deps, request, viewer)),
    route(handOffs.grantHandOff, (request, viewer) => grantHandOff(deps, request, viewer)),
    route(handOffs.redeemHandOff, (request, viewer) => redeemHandOff(deps, request, viewer)),
    route(handOffs.getOtherSite, (_request, viewer) => getOtherSite(deps, viewer)),
    route(handOffs.getOtherPerson, (_request, viewer) => getOtherPerson(deps, viewer)),
    route(handOffs.changePerson, (request, viewer) => changePerson(deps, request, viewer)),
    route(consoleContracts.consoleSignIn, (request, viewer) => consoles.signIn(deps, request, viewer)),
    route(consoleContracts.consoleSecondStep, (request, viewer) =>
      consoles.verifySecondStep(deps, request, viewer),
    ),
    route(consoleContracts.consolePasskeyOptions, (_request, viewer) =>
      consoles.passkeyStepOptions(deps, viewer),
    ),
    route(consoleContracts.consolePasskey, (request, viewer) =>
      consoles.verifyPasskeyStep(deps, request, viewer),
    ),
    route(consoleContracts.getConsole, (_request, viewer) => getConsole(deps, viewer)),
    route(consoleContracts.consoleSignOut, (_request, viewer) => signOut(deps, viewer)),
    route(consoleContracts.consoleBeginSetUp, (request, viewer) => setUps.beginSetUp(deps, request, viewer)),
    route(consoleContracts.consoleChoosePassword, (request, viewer) =>
      setUps.choosePassword(deps, request, viewer),
    ),
    route(consoleContracts.consoleSetUpApp, (request, viewer) => setUps.setUpApp(deps, request, viewer)),
    route(consoleContracts.consoleSetUpPasskeyOptions, (_request, viewer) =>
      setUps.setUpPasskeyOptions(deps, viewer),
    ),
    route(consoleContracts.consoleSetUpPasskey, (request, viewer) =>
      setUps.setUpPasskey(deps, request, viewer),
    ),
    route(factors.getSecondFactor, (_request, viewer) => getSecondFactor(deps, viewer)),
    route(factors.sendSecondFactorEmail, (_request, viewer) => sendSecondFactorEmail(deps, viewer)),
    route(factors.verifySecondFactor, (request, viewer) => verifySecondFactor(deps, request, viewer)),
    route(factors.secondFactorPasskeyOptions, (_request, viewer) => secondFactorPasskeyOptions(deps, viewer)),
    route(factors.verifySecondFactorPasskey, (request, viewer) =>
      verifySecondFactorPasskey(deps, request, viewer),
    ),
    route(factors.getFactors, (_request, viewer) => getFactors(deps, viewer)),
    route(factors.startAuthenticator, (_request, viewer) => startAuthenticator(deps, viewer)),
    route(factors.confirmAuthenticator, (request, viewer) => confirmAuthenticator(deps, request, viewer)),
    route(factors.removeAuthenticator, (_request, viewer) => removeAuthenticator(deps, viewer)),
    route(factors.setEmailCode, (request, viewer) => setEmailCode(deps, request, viewer)),
    route(factors.renewRecoveryCodes, (_request, viewer) => renewRecoveryCodes(deps, viewer)),
    route(passkeys.passkeySignInOptions, (_request, viewer) => passkeySignInOptions(deps, viewer)),
    route(passkeys.signInWithPasskey, (request, viewer) => signInWithPasskey(deps, request, viewer)),
    route(passkeys.passkeyOptions, (_request, viewer) => passkeyOptions(deps, viewer)),
    route(passkeys.addPasskey, (request, viewer) => addPasskey(deps, request, viewer)),
    route(passkeys.renamePasskey, (request, viewer) => renamePasskey(deps, request, viewer)),
    route(passkeys.removePasskey, (request, viewer) => removePasskey(deps, request, viewer)),
    route(qr.startQrSignIn, (_request, viewer) => startQrSignIn(deps, viewer)),
    route(qr.getQrState, (_request, viewer) => getQrState(deps, viewer)),
    route(qr.finishQrSignIn, (request, viewer) => finishQrSignIn(deps, request, viewer)),
    route(qr.getQrRequester, (request, viewer) => getQrRequester(deps, request, viewer)),
    route(qr.scanQrSignIn, (request, viewer) => scanQrSignIn(deps, request, viewer)),
    route(qr.confirmQrSignIn, (request, viewer) => confirmQrSignIn(deps, request, viewer)),
    route(qr.refuseQrSignIn, (request, viewer) => refuseQrSignIn(deps, request, viewer)),
  ]
}

const passwordRoutes = (deps: AccountDependencies): Route[] => [
  route(registration.register, (request, viewer) => register(deps, request, viewer)),
  route(registration.registerUser, (request, viewer) => register(deps, request, viewer)),
  route(passwords.login, (request, viewer) => signInByPassword(deps, request, viewer)),
  route(passwords.jobseekersLogin, (request, viewer) => signInByPassword(deps, request, viewer)),
  route(passwords.requestReset, (request, viewer) => requestReset(deps, request, viewer)),
  route(passwords.verifyReset, (request, viewer) => verifyReset(deps, request, viewer)),
  route(passwords.resetPassword, (request, viewer) => resetPassword(deps, request, viewer)),
  route(generateEmailOtp, (_request, viewer) => proving.generateEmailOtp(deps, viewer)),
  route(previewEmailLink, (request, viewer) => proving.previewEmailLink(deps, request, viewer)),
  route(verifyEmail, (request, viewer) => proving.verifyEmail(deps, request, viewer)),
]
