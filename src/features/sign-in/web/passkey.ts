import {
  confirmByPasskeyCall,
  confirmPasskeyOptionsCall,
  consolePasskeyCall,
  consolePasskeyOptionsCall,
  passkeySignInOptionsCall,
  secondFactorPasskeyOptionsCall,
  signInWithPasskeyCall,
  verifySecondFactorPasskeyCall,
} from '#features/sign-in/calls.ts'
import { callApi } from '#shared/api-client.ts'
import type { confirmByPasskey as confirmContract, confirmPasskeyOptions } from '../contract/confirm.ts'
import type { consolePasskey, consolePasskeyOptions } from '../contract/console.ts'
import type {
  Assertion,
  passkeySignInOptions,
  signInWithPasskey as signInContract,
} from '../contract/passkeys.ts'
import type { secondFactorPasskeyOptions, verifySecondFactorPasskey } from '../contract/second-factor.ts'
import type { SignedIn } from '../contract/signed-in.ts'

/** The browser's own passkeys. The browser converts options and responses from and to JSON. */

interface Asking {
  language: string
  /** The next page. */
  redirect: string | null
}

/** Rejects if the person cancels or the server refuses. */
export async function signInWithPasskey(asking: Asking): Promise<SignedIn> {
  offering?.abort()
  return finish(await ask(await signInOptions(asking), {}), asking)
}

/**
 * Offers passkeys by autofill while the page is open. Returns null if the browser does not support it, or the person
 * chose none.
 */
export async function offerPasskeys({
  signal,
  ...asking
}: Asking & { signal: AbortSignal }): Promise<SignedIn | null> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null
  const options = await signInOptions(asking)
  if (signal.aborted) return null
  offering = new AbortController()
  signal.addEventListener('abort', () => offering?.abort())
  return finish(await ask(options, { mediation: 'conditional', signal: offering.signal }), asking)
}

/** A browser allows only one open request. */
let offering: AbortController | null = null

/** Proves the second factor of the pending sign-in. */
export async function proveByPasskey({ language }: Pick<Asking, 'language'>): Promise<SignedIn> {
  const { options } = await callApi<typeof secondFactorPasskeyOptions>(
    secondFactorPasskeyOptionsCall,
    {},
    { language },
  )
  const response = await ask(requestOptions(options), {})
  return callApi<typeof verifySecondFactorPasskey>(verifySecondFactorPasskeyCall, { response }, { language })
}

/** The second step of the console's sign-in. */
export async function enterConsoleByPasskey({ language }: Pick<Asking, 'language'>): Promise<void> {
  const { options } = await callApi<typeof consolePasskeyOptions>(consolePasskeyOptionsCall, {}, { language })
  const response = await ask(requestOptions(options), {})
  await callApi<typeof consolePasskey>(consolePasskeyCall, { response }, { language })
}

/** A signed-in person proves again that they own the account. */
export async function confirmByPasskey({ language }: Pick<Asking, 'language'>): Promise<void> {
  const { options } = await callApi<typeof confirmPasskeyOptions>(confirmPasskeyOptionsCall, {}, { language })
  const response = await ask(requestOptions(options), {})
  await callApi<typeof confirmContract>(confirmByPasskeyCall, { response }, { language })
}

async function signInOptions({ language }: Asking): Promise<PublicKeyCredentialRequestOptions> {
  const { options } = await callApi<typeof passkeySignInOptions>(passkeySignInOptionsCall, {}, { language })
  return requestOptions(options)
}

async function finish(response: Assertion, { language, redirect }: Asking): Promise<SignedIn> {
  return callApi<typeof signInContract>(signInWithPasskeyCall, { response, redirect }, { language })
}

function requestOptions(options: object): PublicKeyCredentialRequestOptions {
  const json: PublicKeyCredentialRequestOptionsJSON = JSON.parse(JSON.stringify(options))
  return PublicKeyCredential.parseRequestOptionsFromJSON(json)
}

async function ask(
  publicKey: PublicKeyCredentialRequestOptions,
  more: Pick<CredentialRequestOptions, 'mediation' | 'signal'>,
): Promise<Assertion> {
  const credential = await navigator.credentials.get({ publicKey, ...more })
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was used.')
  return JSON.parse(JSON.stringify(credential))
}
