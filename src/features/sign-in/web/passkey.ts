import { postApi } from '#shared/api-client.ts'
import type { confirmByPasskey as confirmCall, confirmPasskeyOptions } from '../contract/confirm.ts'
import type { consolePasskey, consolePasskeyOptions } from '../contract/console.ts'
import type {
  Assertion,
  passkeySignInOptions,
  signInWithPasskey as signInCall,
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
  const { options } = await postApi<typeof secondFactorPasskeyOptions>(
    '/api-server/auth/second-factor/passkey/options',
    {},
    { language },
  )
  const response = await ask(requestOptions(options), {})
  const address = '/api-server/auth/second-factor/passkey/verify'
  return postApi<typeof verifySecondFactorPasskey>(address, { response }, { language })
}

/** The second step into the operators' console. */
export async function enterConsoleByPasskey({ language }: Pick<Asking, 'language'>): Promise<void> {
  const address = '/api-server/auth/console/passkey'
  const { options } = await postApi<typeof consolePasskeyOptions>(`${address}/options`, {}, { language })
  const response = await ask(requestOptions(options), {})
  await postApi<typeof consolePasskey>(`${address}/verify`, { response }, { language })
}

/** Who is signed in proves anew to be the account's owner. */
export async function confirmByPasskey({ language }: Pick<Asking, 'language'>): Promise<void> {
  const address = '/api-server/auth/confirm/passkey'
  const { options } = await postApi<typeof confirmPasskeyOptions>(`${address}/options`, {}, { language })
  const response = await ask(requestOptions(options), {})
  await postApi<typeof confirmCall>(address, { response }, { language })
}

async function signInOptions({ language }: Asking): Promise<PublicKeyCredentialRequestOptions> {
  const address = '/api-server/auth/passkeys/sign-in/options'
  const { options } = await postApi<typeof passkeySignInOptions>(address, {}, { language })
  return requestOptions(options)
}

async function finish(response: Assertion, { language, redirect }: Asking): Promise<SignedIn> {
  const address = '/api-server/auth/passkeys/sign-in'
  return postApi<typeof signInCall>(address, { response, redirect }, { language })
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
