import { postApi } from '#shared/api-client.ts'
import type {
  Assertion,
  passkeySignInOptions,
  signInWithPasskey as signInCall,
} from '../contract/passkeys.ts'
import type { secondFactorPasskeyOptions, verifySecondFactorPasskey } from '../contract/second-factor.ts'
import type { SignedIn } from '../contract/session.ts'

/** The browser's own passkeys: it turns what the server asks into its forms, and back, by itself. */

/** Passkeys belong to a name: a site that is opened by its number has none. */
export const passkeysWork = (): boolean =>
  !/^[\d.]+$|^\[/.test(location.hostname) &&
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'toJSON' in PublicKeyCredential.prototype

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
