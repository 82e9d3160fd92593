import { z } from 'zod'
import { confirmByPasskeyCall, confirmPasskeyOptionsCall } from '#features/sign-in/calls.ts'
import { defineContract } from '#shared/contract.ts'
import { assertion, credentialRequest } from './passkeys.ts'

/** Proving anew to own an account that an authenticator app or a passkey guards; see `getConfirmation`. */

const opened = z.object({
  /** Seconds that dangerous changes are open. */
  open_for: z.number().int(),
})

export const confirmByFactor = defineContract({
  name: 'accounts.confirmByFactor',
  service: 'auth',
  method: 'POST',
  path: '/confirm/factor',
  summary: 'Proves by the app, or by a recovery code where it is lost, that the account’s owner is there.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({ method: z.enum(['app', 'recovery']), code: z.string().trim().min(1).max(40) }),
  response: opened,
  errors: [40006, 41024, 41036, 41049],
})

export const confirmPasskeyOptions = defineContract({
  name: 'accounts.confirmPasskeyOptions',
  ...confirmPasskeyOptionsCall,
  summary: 'What the browser is to ask the passkeys of the account that is signed in.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({ options: credentialRequest }),
  errors: [41036],
})

export const confirmByPasskey = defineContract({
  name: 'accounts.confirmByPasskey',
  ...confirmByPasskeyCall,
  summary: 'Proves by a passkey that the account’s owner is there; dangerous changes are open for a while.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({ response: assertion }),
  response: opened,
  errors: [41036, 41048],
})
