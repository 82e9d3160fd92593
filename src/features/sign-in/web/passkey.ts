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

/** The browser's own passkeys: it turns what the server asks into its forms, and back, by itself. */

interface Asking {
  language: string
  /** Where to afterwards. */
  redirect: string | null
}

/** Rejects when nobody has confirmed, or the server refuses. */
export async function signInWithPasskey(asking: Asking): Promise<SignedIn> {
  offering?.abort()
  return finish(await ask(await signInOptions(asking), {}), asking)
}

/** Offers passkeys beside the addresses of a field, for as long as the page stands; null: the browser can't, or nobody took one. */
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

/** Only one question may be open in a browser. */
let offering: AbortController | null = null

/** The second factor of a sign-in that waits in this browser. */
export async function proveByPasskey({ language }: Pick<Asking, 'language'>): Promise<SignedIn> {
  const { options } = await callApi<typeof secondFactorPasskeyOptions>(
    secondFactorPasskeyOptionsCall,
    {},
    { language },
  )
  const response = await ask(requestOptions(options), {})
  return callApi<typeof verifySecondFactorPasskey>(verifySecondFactorPasskeyCall, { response }, { language })
}

/** The second step into the operators' console. */
export async function enterConsoleByPasskey({ language }: Pick<Asking, 'language'>): Promise<void> {
  const { options } = await callApi<typeof consolePasskeyOptions>(consolePasskeyOptionsCall, {}, { language })
  const response = await ask(requestOptions(options), {})
  await callApi<typeof consolePasskey>(consolePasskeyCall, { response }, { language })
}

/** Who is signed in proves anew to be the account's owner. */
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
