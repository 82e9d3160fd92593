import { z } from 'zod'
import { secondFactorPasskeyOptionsCall, verifySecondFactorPasskeyCall } from '#features/sign-in/calls.ts'
import { defineContract } from '#shared/contract.ts'
import { assertion, credentialRequest } from './passkeys.ts'
import { secondFactor, signedIn } from './signed-in.ts'

/** Six digits of an app or a letter, or a recovery code; blanks and hyphens are for the eye. */
const code = z.string().trim().min(1).max(40)

const recoveryCodes = z
  .array(z.string())
  .nullable()
  .describe('Shown this once; null: the account has some already, which stay good.')

const CHANGE_ERRORS = [40003, 41050, 41058]

export const getSecondFactor = defineContract({
  name: 'accounts.getSecondFactor',
  service: 'auth',
  method: 'GET',
  path: '/second-factor',
  summary: 'What this browser has to show before its sign-in is finished; null where none waits.',
  access: 'public',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    asked: z
      .object({
        site: z.enum(['seeker', 'employer']),
        /** Any of these will do; the strongest comes first. */
        factors: z.array(secondFactor),
        /** Where a code is or can be sent, masked (`m•••@example.com`); null where mail is none of the factors. */
        email: z.string().nullable(),
        /** Null: no code has been sent. Seconds until another may be, 0: at once. */
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
    'Sends the code of a sign-in that waits for it by mail; one is sent by itself where mail comes first.',
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
    'Finishes the sign-in that waits in this browser by a code of the app, of the letter, or for recovery.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ method: z.enum(['app', 'email', 'recovery']), code }),
  response: signedIn,
  errors: [41050, 41036, 41024, 41040, 41041, 41042, 41043, 41049, 41044, 41047],
})

export const secondFactorPasskeyOptions = defineContract({
  name: 'accounts.secondFactorPasskeyOptions',
  ...secondFactorPasskeyOptionsCall,
  summary: 'What the browser is to ask the passkeys of the account that waits.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({ options: credentialRequest }),
  errors: [41050, 41036],
})

export const verifySecondFactorPasskey = defineContract({
  name: 'accounts.verifySecondFactorPasskey',
  ...verifySecondFactorPasskeyCall,
  summary: 'Finishes the sign-in that waits in this browser by a passkey.',
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
  summary: 'Second factors and passkeys of whoever is signed in.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    /** Signing in asks for a second factor. */
    is_on: z.boolean(),
    /** Null: there is no authenticator app. */
    app: z.object({ added_at: z.iso.datetime() }).nullable(),
    /** `email` is masked; null: the account has no proven address, so the code cannot be asked for. */
    email_code: z.object({ is_on: z.boolean(), email: z.string().nullable() }),
    recovery_codes_left: z.number().int(),
    may: z.object({
      /** Set up an app, add a passkey. False for an operator who has shown none before. */
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
        /** It is kept by a provider for several devices, not in this one alone. */
        is_backed_up: z.boolean(),
        /** The only way in stays. */
        may: z.object({ remove: z.boolean() }),
      }),
    ),
  }),
  errors: [],
})

/** What an authenticator app reads its secret from. */
export const newAuthenticator = z.object({
  /** Base32 in groups of four, to be typed. */
  secret: z.string(),
  /** `otpauth://totp/…`, to be opened on the device that has the app. */
  uri: z.string(),
  /** The same as a picture to be scanned: an SVG document. */
  qr_svg: z.string(),
})

export const startAuthenticator = defineContract({
  name: 'accounts.startAuthenticator',
  service: 'auth',
  method: 'POST',
  path: '/authenticator/start',
  summary:
    'Begins to set up an authenticator app, or goes on where this browser has begun; nothing changes before it is confirmed.',
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
  summary: 'Takes the app into use by its first code; one that was in use before no longer is.',
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
  summary: 'Signing in asks no more for the app.',
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
  summary: 'Whether signing in asks for a code by mail.',
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
  summary: 'Ten new recovery codes, shown this once; the old ones are good no more.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [...CHANGE_ERRORS, 40004],
})
