import { z } from 'zod'
import { confirmByPasskeyCall, confirmPasskeyOptionsCall } from '#features/sign-in/calls.ts'
import { defineContract } from '#shared/contract.ts'
import { assertion, credentialRequest } from './passkeys.ts'

/** A new proof for an account that has an authenticator app or a passkey; see `getConfirmation`. */

const opened = z.object({
  /** Seconds for which dangerous changes are allowed. */
  open_for: z.number().int(),
})

export const confirmByFactor = defineContract({
  name: 'accounts.confirmByFactor',
  service: 'auth',
  method: 'POST',
  path: '/confirm/factor',
  summary: 'Proves the account’s owner by the app, or by a recovery code if the app is lost.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({ method: z.enum(['app', 'recovery']), code: z.string().trim().min(1).max(40) }),
  response: opened,
  errors: [40006, 41024, 41036, 41049],
})

export const confirmPasskeyOptions = defineContract({
  name: 'accounts.confirmPasskeyOptions',
  ...confirmPasskeyOptionsCall,
  summary: 'The WebAuthn request for the passkeys of the signed-in account.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({ options: credentialRequest }),
  errors: [41036],
})

export const confirmByPasskey = defineContract({
  name: 'accounts.confirmByPasskey',
  ...confirmByPasskeyCall,
  summary: 'Proves the account’s owner by a passkey; dangerous changes are then allowed for a while.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({ response: assertion }),
  response: opened,
  errors: [41036, 41048],
})
