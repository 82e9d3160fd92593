import { z } from 'zod'
import { secondFactorPasskeyOptionsCall, verifySecondFactorPasskeyCall } from '#features/sign-in/calls.ts'
import { defineContract } from '#shared/contract.ts'
import { assertion, credentialRequest } from './passkeys.ts'
import { secondFactor, signedIn } from './signed-in.ts'

/** Six digits of an app or a mail, or a recovery code; spaces and hyphens are ignored. */
const code = z.string().trim().min(1).max(40)

const recoveryCodes = z
  .array(z.string())
  .nullable()
  .describe('Shown only this once. Null if the account has codes already; those stay valid.')

const CHANGE_ERRORS = [40003, 41050, 41058]

export const getSecondFactor = defineContract({
  name: 'accounts.getSecondFactor',
  service: 'auth',
  method: 'GET',
  path: '/second-factor',
  summary: 'The pending sign-in of this browser and its second factors; null if there is none.',
  access: 'public',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    asked: z
      .object({
        site: z.enum(['seeker', 'employer']),
        /** One of these is enough; the strongest comes first. */
        factors: z.array(secondFactor),
        /** The masked recipient of a code (`m•••@example.com`); null if mail is not accepted. */
        email: z.string().nullable(),
        /** Seconds until another code can be sent, 0: at once. Null: no code was sent. */
        resend_seconds: z.number().int().nullable(),
      })
      .nullable(),
  }),
  errors: [],
})

export const sendSecondFactorEmail = defineContract({
  name: 'accounts.sendSecondFactorEmail',
  service: 'auth',
  method: 'POST',
  path: '/second-factor/send-email',
  summary:
    'Mails the code of a pending sign-in; the first code is sent automatically if mail is the first factor.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({
    /** Masked. */
    email: z.string(),
    resend_seconds: z.number().int(),
  }),
  errors: [41050, 41036, 41039],
})

export const verifySecondFactor = defineContract({
  name: 'accounts.verifySecondFactor',
  service: 'auth',
  method: 'POST',
  path: '/second-factor/verify',
  summary:
    'Finishes the pending sign-in of this browser by a code of the app or the mail, or a recovery code.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ method: z.enum(['app', 'email', 'recovery']), code }),
  response: signedIn,
  errors: [41050, 41036, 41024, 41040, 41041, 41042, 41043, 41049, 41044, 41047],
})

export const secondFactorPasskeyOptions = defineContract({
  name: 'accounts.secondFactorPasskeyOptions',
  ...secondFactorPasskeyOptionsCall,
  summary: 'The WebAuthn request for the passkeys of the pending sign-in’s account.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({ options: credentialRequest }),
  errors: [41050, 41036],
})

export const verifySecondFactorPasskey = defineContract({
  name: 'accounts.verifySecondFactorPasskey',
  ...verifySecondFactorPasskeyCall,
  summary: 'Finishes the pending sign-in of this browser by a passkey.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ response: assertion }),
  response: signedIn,
  errors: [41050, 41036, 41048, 41044, 41047],
})

export const getFactors = defineContract({
  name: 'accounts.getFactors',
  service: 'auth',
  method: 'GET',
  path: '/factors',
  summary: 'The second factors and passkeys of the signed-in account.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    /** Whether signing in requires a second factor. */
    is_on: z.boolean(),
    /** Null if there is no authenticator app. */
    app: z.object({ added_at: z.iso.datetime() }).nullable(),
    /** `email` is masked; null if the account has no proven address, so that no code can be sent. */
    email_code: z.object({ is_on: z.boolean(), email: z.string().nullable() }),
    recovery_codes_left: z.number().int(),
    may: z.object({
      /**
       * Whether the owner may set up an app or add a passkey. False for an operator until they show an existing factor.
       */
      add_factor: z.boolean(),
      ask_email_code: z.boolean(),
      renew_recovery_codes: z.boolean(),
    }),
    passkeys: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        created_at: z.iso.datetime(),
        last_used_at: z.iso.datetime().nullable(),
        /** Whether a provider synchronises it to several devices. */
        is_backed_up: z.boolean(),
        /** False if this is the only sign-in method of the account. */
        may: z.object({ remove: z.boolean() }),
      }),
    ),
  }),
  errors: [],
})

/** The secret of a new authenticator app, in three forms. */
export const newAuthenticator = z.object({
  /** Base32 in groups of four, for typing. */
  secret: z.string(),
  /** `otpauth://totp/…`, to open on the device with the app. */
  uri: z.string(),
  /** The same as a QR code: an SVG document. */
  qr_svg: z.string(),
})

export const startAuthenticator = defineContract({
  name: 'accounts.startAuthenticator',
  service: 'auth',
  method: 'POST',
  path: '/authenticator/start',
  summary: 'Starts or continues to set up an authenticator app; nothing changes before it is confirmed.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: newAuthenticator,
  errors: CHANGE_ERRORS,
})

export const confirmAuthenticator = defineContract({
  name: 'accounts.confirmAuthenticator',
  service: 'auth',
  method: 'POST',
  path: '/authenticator/confirm',
  summary: 'Activates the app by its first code; an earlier app is removed.',
  access: 'account',
  limit: 'account',
  request: z.object({ code }),
  response: z.object({ recovery_codes: recoveryCodes }),
  errors: [...CHANGE_ERRORS, 41024, 41054],
})

export const removeAuthenticator = defineContract({
  name: 'accounts.removeAuthenticator',
  service: 'auth',
  method: 'DELETE',
  path: '/authenticator',
  summary: 'Removes the authenticator app.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({}),
  errors: CHANGE_ERRORS,
})

export const setEmailCode = defineContract({
  name: 'accounts.setEmailCode',
  service: 'auth',
  method: 'POST',
  path: '/second-factor/email',
  summary: 'Turns the code by mail on or off.',
  access: 'account',
  limit: 'account',
  request: z.object({
    enabled: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
  }),
  response: z.object({ recovery_codes: recoveryCodes }),
  errors: [...CHANGE_ERRORS, 41009],
})

export const renewRecoveryCodes = defineContract({
  name: 'accounts.renewRecoveryCodes',
  service: 'auth',
  method: 'POST',
  path: '/recovery-codes',
  summary: 'Makes ten new recovery codes and shows them once; the old ones end.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [...CHANGE_ERRORS, 40004],
})
