import { nameOfAccount, recordAccountEvent } from '#features/accounts/server/door.ts'
import { redeemToken } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { callbackAddress, openAuthorizationRequest } from './authorization-request.ts'
import { encryptPerson } from './encrypted-person.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { namesMatch } from './names-match.ts'
import { storeIdentity } from './queries.ts'
import { TOKEN_PURPOSE, tokenPayload } from './start-identity.ts'
import type { VerifiedPerson } from './verified-person.ts'

/**
 * Handles the return of a browser from Singpass. Returns the page that shows the outcome: the confirmed identity, the
 * mismatch, or the start with a `problem`.
 */
export async function handleSingpassCallback(
  deps: IdentityDependencies,
  browserOf: Viewer,
  parameters: URLSearchParams,
): Promise<string> {
  const state = parameters.get('state') ?? ''
  const token = await redeemToken(deps, { purpose: TOKEN_PURPOSE, token: state, viewer: browserOf })
  const saved = token === null ? null : tokenPayload.parse(token.payload)
  const viewer = { ...browserOf, language: saved?.language ?? browserOf.language }
  const start = `/${viewer.language}/verify-identity`
  try {
    const accountId = viewer.session?.accountId ?? null
    // The visitor may have signed in to another account in the meantime. That account has not started this request.
    if (saved === null || accountId === null || token?.account_id !== accountId) throw new ApiError(41101)
    const { singpass } = deps
    if (singpass === null) throw new ApiError(41036)
    const request = {
      ...(await openAuthorizationRequest(deps.secrets, saved.sealed)),
      state,
      redirectUri: callbackAddress(deps),
    }
    const person = await personOrRefusal(deps, () => singpass.personFromCallback(request, parameters))
    await confirm(deps, viewer, accountId, person)
    return `${start}?done=confirmed`
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code === 41025 ? `${start}/mismatch` : `${start}?problem=${error.code}`
  }
}

/**
 * Stores an identity if its name matches the account's; otherwise stores nothing and throws 41025. Throws 41059 if the
 * identity belongs to another account.
 */
async function confirm(
  deps: IdentityDependencies,
  viewer: Viewer,
  accountId: string,
  person: VerifiedPerson,
): Promise<void> {
  const { db, clock, secrets } = deps
  const { name } = await nameOfAccount(deps, accountId)
  if (!namesMatch(name, person.principalName)) throw new ApiError(41025)
  await db.transaction().execute(async (transaction) => {
    const isStored = await storeIdentity(transaction, {
      accountId,
      numberDigest: secrets.digest('national identity', person.number),
      sealed: encryptPerson(secrets, accountId, person),
      now: clock.now(),
    })
    if (!isStored) throw new ApiError(41059)
    await recordAccountEvent({ db: transaction, clock }, viewer, accountId, 'identity-confirmed')
  })
}

/** The person from Singpass. Every failure is a refusal: 41100 if the person cancelled, otherwise 41053. */
async function personOrRefusal(
  { reportSingpass }: Pick<IdentityDependencies, 'reportSingpass'>,
  readPerson: () => Promise<VerifiedPerson>,
): Promise<VerifiedPerson> {
  try {
    return await readPerson()
  } catch (error) {
    if (hasCancelled(error)) throw new ApiError(41100)
    reportSingpass(withoutData(error))
    throw new ApiError(41053)
  }
}

const hasCancelled = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'AuthorizationResponseError' &&
  'error' in error &&
  error.error === 'access_denied'

/** The cause of an error may contain personal data, so only its name and message are reported. */
const withoutData = (error: unknown): Error => {
  if (!(error instanceof Error)) return new Error('Singpass was not understood.')
  const why = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
  return new Error(`${error.name}: ${error.message}${why}`)
}
