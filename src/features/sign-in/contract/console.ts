import { z } from 'zod'
import {
  consolePasskeyCall,
  consolePasskeyOptionsCall,
  consoleSetUpPasskeyCall,
  consoleSetUpPasskeyOptionsCall,
} from '#features/sign-in/calls.ts'
import { defineContract } from '#shared/contract.ts'
import { assertion, attestation, credentialCreation, credentialRequest, passkeyName } from './passkeys.ts'
import { newAuthenticator } from './second-factor.ts'

/** The operators' sign-in: a password, and always an app or a passkey. A link sets them up. */

const consoleFactor = z.enum(['passkey', 'app', 'recovery'])

export type ConsoleFactor = z.output<typeof consoleFactor>

const setUp = z.object({
  /** The account has no password, and needs one to sign in again. */
  needs_password: z.boolean(),
  ...newAuthenticator.shape,
})

export type ConsoleSetUp = z.output<typeof setUp>

export const consoleSignIn = defineContract({
  name: 'accounts.consoleSignIn',
  service: 'auth',
  method: 'POST',
  path: '/console/sign-in',
  summary:
    'The first step of the console’s sign-in; an account without the operator role gets the same error as a wrong password.',
  access: 'public',
  limit: 'sign-in',
  sites: ['console'],
  request: z.object({
    email: z.string().trim().max(254),
    password: z.string().max(1000),
  }),
  response: z.object({ factors: z.array(consoleFactor) }),
  errors: [40002, 40006, 41102],
})

export const consoleSecondStep = defineContract({
  name: 'accounts.consoleSecondStep',
  service: 'auth',
  method: 'POST',
  path: '/console/second-step',
  summary: 'The second step of the console’s sign-in.',
  access: 'public',
  limit: 'sign-in',
  sites: ['console'],
  request: z.object({ factor: consoleFactor.exclude(['passkey']), code: z.string().trim().max(40) }),
  response: z.object({}),
  errors: [41024, 41049, 41054, 40006],
})

export const consolePasskeyOptions = defineContract({
  name: 'accounts.consolePasskeyOptions',
  ...consolePasskeyOptionsCall,
  summary: 'The WebAuthn request for an operator who has passed the first step.',
  access: 'public',
  limit: 'sign-in',
  sites: ['console'],
  request: z.object({}),
  response: z.object({ options: credentialRequest }),
  errors: [41054],
})

export const consolePasskey = defineContract({
  name: 'accounts.consolePasskey',
  ...consolePasskeyCall,
  summary: 'The second step of the console’s sign-in, by a passkey.',
  access: 'public',
  limit: 'sign-in',
  sites: ['console'],
  request: z.object({ response: assertion }),
  response: z.object({}),
  errors: [41048, 41054],
})

export const getConsole = defineContract({
  name: 'accounts.getConsole',
  service: 'auth',
  method: 'GET',
  path: '/console',
  summary: 'The state of the console’s sign-in in this browser.',
  access: 'public',
  limit: 'read',
  sites: ['console'],
  request: z.object({}),
  response: z.object({
    operator: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** The accepted second factors; null before the first step. */
    factors: z.array(consoleFactor).nullable(),
    /** The set-up that has to be finished first; null if this browser has started none. */
    set_up: setUp.nullable(),
    /** The address of the job seekers' site, without a trailing slash. */
    seekers_url: z.url(),
  }),
  errors: [],
})

export const consoleBeginSetUp = defineContract({
  name: 'accounts.consoleBeginSetUp',
  service: 'auth',
  method: 'POST',
  path: '/console/set-up',
  summary: 'Redeems a link of the command line: this browser may set up the second factor.',
  access: 'public',
  limit: 'sign-in',
  sites: ['console'],
  request: z.object({ key: z.string().max(100) }),
  response: z.object({}),
  errors: [41054],
})

export const consoleChoosePassword = defineContract({
  name: 'accounts.consoleChoosePassword',
  service: 'auth',
  method: 'POST',
  path: '/console/set-up/password',
  summary: 'Sets the first password of an operator.',
  access: 'public',
  limit: 'sign-in',
  sites: ['console'],
  request: z.object({ password: z.string().max(1000) }),
  response: z.object({}),
  errors: [41010, 41011, 41054, 41099],
})

export const consoleSetUpApp = defineContract({
  name: 'accounts.consoleSetUpApp',
  service: 'auth',
  method: 'POST',
  path: '/console/set-up/app',
  summary: 'Confirms an authenticator app for the console, and signs in there.',
  access: 'public',
  limit: 'sign-in',
  sites: ['console'],
  request: z.object({ code: z.string().trim().max(40) }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [41024, 41054],
})

export const consoleSetUpPasskeyOptions = defineContract({
  name: 'accounts.consoleSetUpPasskeyOptions',
  ...consoleSetUpPasskeyOptionsCall,
  summary: 'The WebAuthn request for a new passkey of the console.',
  access: 'public',
  limit: 'sign-in',
  sites: ['console'],
  request: z.object({}),
  response: z.object({ options: credentialCreation }),
  errors: [41054],
})

export const consoleSetUpPasskey = defineContract({
  name: 'accounts.consoleSetUpPasskey',
  ...consoleSetUpPasskeyCall,
  summary: 'Stores a new passkey for the console, and signs in there.',
  access: 'public',
  limit: 'sign-in',
  sites: ['console'],
  request: z.object({ name: passkeyName, response: attestation }),
  response: z.object({}),
  errors: [41048, 41054],
})

export const consoleSignOut = defineContract({
  name: 'accounts.consoleSignOut',
  service: 'auth',
  method: 'POST',
  path: '/console/sign-out',
  summary: 'Ends the session of the console.',
  access: 'public',
  limit: 'account',
  sites: ['console'],
  request: z.object({}),
  response: z.object({}),
  errors: [],
})
