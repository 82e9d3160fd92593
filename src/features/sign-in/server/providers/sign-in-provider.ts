import { z } from 'zod'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { FetchFailure } from '#platform/net/fetch-failure.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Provider } from '../../contract/providers.ts'

/** Who somebody is, as a provider has said to us. Issuer and subject are the key; everything else may change there. */
export const identity = z.object({
  provider: z.enum(['google', 'apple', 'facebook']),
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  /** The provider vouches for it that the person reads mail there. */
  isEmailProven: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
})
export type Identity = z.output<typeof identity>

/** One trip to a provider and back. `nonce` and `verifier` are known to nobody but us, and to no other trip. */
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
  /** Where the browser goes to ask the person. */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>
  /** What the provider says of whoever came back with these parameters. */
  identityFromCallback(request: AuthorizationRequest, parameters: URLSearchParams): Promise<Identity>
  /** By a code that a program of ours has got; it proves by PKCE that it was the one who asked. */
  byCode(
    asked: Pick<AuthorizationRequest, 'redirectUri' | 'verifier'> & {
      code: string
      nonce: string | undefined
    },
  ): Promise<Identity>
  /** By an ID token that a program of ours has got. Absent: the provider has none that can be judged. */
  byIdToken?(asked: { idToken: string; nonce: string | undefined }): Promise<Identity>
}

export interface ProviderDependencies extends AccountDependencies {
  /** Those that are configured. */
  providers: ReadonlyMap<Provider, SignInProvider>
  /** Told why a provider's answer was not taken: the person cannot mend it, the operator may. */
  reportProvider: (error: unknown) => void
}

const INVALID = { google: 41030, apple: 41033, facebook: 41032 } as const

/** The sign-in could not be confirmed by this provider. */
export const invalidCredential = (provider: Provider): ApiError => new ApiError(INVALID[provider])

/**
 * What `ask` answers. Whatever goes wrong is a refusal: 41100 where the person turned back, 50016 where the provider does
 * not answer, otherwise that it could not confirm the sign-in.
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

/** RFC 6749 says `access_denied`, Apple its own word. */
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

/** A name as the provider has it, without what no name has, as long as ours may be. */
export function nameOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  const clean = value
    .toWellFormed()
    .replace(/\p{C}+/gu, ' ')
    .trim()
  return Array.from(clean).slice(0, 50).join('').trim()
}

/** An address as the provider has it; null where it is none that mail could reach. */
export const emailOf = (value: unknown): string | null => z.email().max(255).safeParse(value).data ?? null
