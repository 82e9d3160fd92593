import { z } from 'zod'
import {
  addPasskeyCall,
  passkeyOptionsCall,
  passkeySignInOptionsCall,
  signInWithPasskeyCall,
} from '#features/sign-in/calls.ts'
import { defineContract } from '#shared/contract.ts'
import { signedIn } from './signed-in.ts'

/** Bytes in base64url. */
const bytes = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/)

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
}

/** The result of `PublicKeyCredential.toJSON()` for a new passkey. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(32_000),
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
})

/** The result of `PublicKeyCredential.toJSON()` for a signature. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(200).nullish(),
  }),
})

/** For `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
export const credentialCreation = z.looseObject({ challenge: z.string() })

/** For `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
export const credentialRequest = z.looseObject({ challenge: z.string() })

export type Attestation = z.output<typeof attestation>
export type Assertion = z.output<typeof assertion>

/** The name that the owner has chosen. */
export const passkeyName = z.string().trim().min(1).max(100)

export const passkeySignInOptions = defineContract({
  name: 'accounts.passkeySignInOptions',
  ...passkeySignInOptionsCall,
  summary: 'The WebAuthn request for any passkey of this site; valid for an hour, once, in this browser.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({ options: credentialRequest }),
  errors: [],
})

export const signInWithPasskey = defineContract({
  name: 'accounts.signInWithPasskey',
  ...signInWithPasskeyCall,
  summary: 'Signs in by a passkey that has verified its owner.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    response: assertion,
    /** The next page. */
    redirect: z.string().max(2000).nullish(),
  }),
  response: signedIn,
  errors: [41048, 40005, 41044, 41047],
})

export const passkeyOptions = defineContract({
  name: 'accounts.passkeyOptions',
  ...passkeyOptionsCall,
  summary: 'The WebAuthn request for a new passkey.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({ options: credentialCreation }),
  errors: [40003, 41050, 41058],
})

export const addPasskey = defineContract({
  name: 'accounts.addPasskey',
  ...addPasskeyCall,
  summary: 'Stores a new passkey.',
  access: 'account',
  limit: 'account',
  request: z.object({ name: passkeyName, response: attestation }),
  response: z.object({ id: z.uuid() }),
  errors: [40003, 41050, 41058, 41048],
})

export const renamePasskey = defineContract({
  name: 'accounts.renamePasskey',
  service: 'auth',
  method: 'PATCH',
  path: '/passkeys/:passkey_id',
  summary: 'Renames a passkey.',
  access: 'account',
  limit: 'account',
  request: z.object({ passkey_id: z.uuid(), name: passkeyName }),
  response: z.object({}),
  errors: [40003, 40004],
})

export const removePasskey = defineContract({
  name: 'accounts.removePasskey',
  service: 'auth',
  method: 'DELETE',
  path: '/passkeys/:passkey_id',
  summary: 'Deletes a passkey, unless it is the only sign-in method.',
  access: 'account',
  limit: 'account',
  request: z.object({ passkey_id: z.uuid() }),
  response: z.object({}),
  errors: [40003, 40004, 41037, 41050, 41058],
})
