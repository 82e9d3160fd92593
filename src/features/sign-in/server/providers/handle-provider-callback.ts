import { beginAccountChange, redeemToken } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Provider } from '../../contract/providers.ts'
import { linkIdentity } from './link-identity.ts'
import { afterSignIn, problemPath } from './next-page.ts'
import { signInByIdentity } from './sign-in-by-identity.ts'
import { mapProviderErrors, type ProviderDependencies } from './sign-in-provider.ts'
import { authorizationRequest, REQUEST_STATE, type RequestState, requestState } from './start-at-provider.ts'

/**
 * Handles the return of a browser from a provider. Returns a path of this site: the requested page, the second factor,
 * or a page that shows the `problem`.
 */
export async function handleProviderCallback(
  deps: ProviderDependencies,
  browserOf: Viewer,
  provider: Provider,
  parameters: URLSearchParams,
): Promise<string> {
  const state = parameters.get('state') ?? ''
  const token = await redeemToken(deps, { purpose: REQUEST_STATE, token: state, viewer: browserOf })
  const saved = token === null ? null : requestState.parse(token.payload)
  const viewer = { ...browserOf, language: saved?.language ?? browserOf.language }
  try {
    // The state must belong to this provider.
    if (saved === null || saved.provider !== provider) throw new ApiError(41101)
    const signInProvider = deps.providers.get(provider)
    if (signInProvider === undefined) throw new ApiError(41036)
    const request = authorizationRequest(deps, viewer, provider, state)
    const identity = await mapProviderErrors(deps, provider, () =>
      signInProvider.identityFromCallback(request, parameters),
    )
    if (saved.purpose === 'sign-in')
      return afterSignIn(await signInByIdentity(deps, viewer, identity, saved), viewer)
    const accountId = viewer.session?.accountId ?? null
    if (accountId === null || accountId !== token?.account_id) throw new ApiError(41101)
    const isLinked = await deps.db.transaction().execute(async (db) => {
      await beginAccountChange(db, viewer)
      return linkIdentity({ ...deps, db }, viewer, accountId, identity)
    })
    if (!isLinked) throw new ApiError(41029)
    return settingsPath(saved)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isLink = saved?.purpose === 'link'
    return problemPath(
      error,
      viewer.language,
      isLink ? { at: settingsPath(saved) } : { redirect: saved?.redirect },
    )
  }
}

const settingsPath = ({ redirect, language }: RequestState): string => redirect ?? `/${language}/account`
