import { z } from 'zod'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { FetchFailure } from '#platform/net/fetch-failure.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Provider } from '../../contract/providers.ts'

/** A person's identity at a provider. Issuer and subject are the key; everything else may change. */
export const identity = z.object({
  provider: z.enum(['google', 'apple', 'facebook']),
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  /** The provider has verified that the person reads mail there. */
  isEmailProven: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
})
export type Identity = z.output<typeof identity>

/** One authorization request. Only we know `nonce` and `verifier`, which are different for each request. */
export interface AuthorizationRequest {
  redirectUri: string
  state: string
  nonce: string
  verifier: string
}

export interface SignInProvider {
  provider: Provider
  /** A proper name, the same in all languages. */
  name: string
  /** The address of the provider's consent page. */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>
  /** The identity in the callback's parameters. */
  identityFromCallback(request: AuthorizationRequest, parameters: URLSearchParams): Promise<Identity>
  /** By a code that one of our apps has received; PKCE proves that the same app requested it. */
  byCode(
    request: Pick<AuthorizationRequest, 'redirectUri' | 'verifier'> & {
      code: string
      nonce: string | undefined
    },
  ): Promise<Identity>
  /** By an ID token that one of our apps has received. Absent if the provider has no verifiable ID tokens. */
  byIdToken?(request: { idToken: string; nonce: string | undefined }): Promise<Identity>
}

export interface ProviderDependencies extends AccountDependencies {
  /** The configured providers. */
  providers: ReadonlyMap<Provider, SignInProvider>
  /** Receives the reason for a refused response, since only the operator can correct the cause. */
  reportProvider: (error: unknown) => void
}

const INVALID = { google: 41030, apple: 41033, facebook: 41032 } as const

/** The provider did not confirm the sign-in. */
export const invalidCredential = (provider: Provider): ApiError => new ApiError(INVALID[provider])

/**
 * Runs `ask` and maps its errors: 41100 if the person cancelled, 50016 if the provider does not respond, otherwise the
 * code of `invalidCredential`.
 */
export async function mapProviderErrors(
  { reportProvider }: Pick<ProviderDependencies, 'reportProvider'>,
  provider: Provider,
  ask: () => Promise<Identity>,
): Promise<Identity> {
  try {
    return await ask()
  } catch (error) {
    if (hasCancelled(error)) throw new ApiError(41100)
    reportProvider(error)
    throw isUnreachable(error) ? new ApiError(50016) : invalidCredential(provider)
  }
}

/** RFC 6749 uses `access_denied`; Apple uses another word. */
const CANCELLED: ReadonlySet<unknown> = new Set(['access_denied', 'user_cancelled_authorize'])

const hasCancelled = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'AuthorizationResponseError' &&
  'error' in error &&
  CANCELLED.has(error.error)

function isUnreachable(error: unknown): boolean {
  if (error instanceof FetchFailure) return true
  return error instanceof Error && error.cause !== undefined && isUnreachable(error.cause)
}

/** The provider's name of a person, without control characters and cut to our length. */
export function nameOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  const clean = value
    .toWellFormed()
    .replace(/\p{C}+/gu, ' ')
    .trim()
  return Array.from(clean).slice(0, 50).join('').trim()
}

/** The provider's email address; null if it is invalid. */
export const emailOf = (value: unknown): string | null => z.email().max(255).safeParse(value).data ?? null
