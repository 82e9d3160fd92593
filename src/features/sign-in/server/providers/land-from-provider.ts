import { beginAccountChange, redeemToken } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Provider } from '../../contract/providers.ts'
import { ERRAND, type Errand, errand, tripOf } from './begin-at-provider.ts'
import { linkIdentity } from './link-identity.ts'
import { signInByIdentity } from './sign-in-by-identity.ts'
import { judged, type ProvidersWorld } from './sign-in-provider.ts'
import { afterSignIn, problemPath } from './where-next.ts'

/**
 * Somebody comes back from a provider. Answers the path to go on to, always one of this site: where they wanted to go, their
 * second factor, or the page that says by `problem` why not.
 */
export async function landFromProvider(
  world: ProvidersWorld,
  browserOf: Viewer,
  provider: Provider,
  parameters: URLSearchParams,
): Promise<string> {
  const state = parameters.get('state') ?? ''
  const token = await redeemToken(world, { purpose: ERRAND, token: state, viewer: browserOf })
  const asked = token === null ? null : errand.parse(token.payload)
  const viewer = { ...browserOf, language: asked?.language ?? browserOf.language }
  try {
    // An answer of one provider to a question that was put to another is none.
    if (asked === null || asked.provider !== provider) throw new ApiError(41101)
    const signInProvider = world.providers.get(provider)
    if (signInProvider === undefined) throw new ApiError(41036)
    const trip = tripOf(world, viewer, provider, state)
    const identity = await judged(world, provider, () => signInProvider.arrival(trip, parameters))
    if (asked.purpose === 'sign-in')
      return afterSignIn(await signInByIdentity(world, viewer, identity, asked), viewer)
    const accountId = viewer.session?.accountId ?? null
    if (accountId === null || accountId !== token?.account_id) throw new ApiError(41101)
    const isLinked = await world.db.transaction().execute(async (db) => {
      await beginAccountChange(db, viewer)
      return linkIdentity({ ...world, db }, viewer, accountId, identity)
    })
    if (!isLinked) throw new ApiError(41029)
    return settingsPath(asked)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isLink = asked?.purpose === 'link'
    return problemPath(
      error,
      viewer.language,
      isLink ? { at: settingsPath(asked) } : { redirect: asked?.redirect },
    )
  }
}

const settingsPath = ({ redirect, language }: Errand): string => redirect ?? `/${language}/account`
