import type { AccountsWorld } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'

/** Where passkeys are made and used. */
export interface RelyingParty {
  /** The origin that the browser must have signed for. */
  origin: string
  /** The host whose passkeys they are. */
  id: string
}

/**
 * From our own settings, never from the request. The other sites share the job seekers' passkeys where their host lies
 * below theirs, as browsers allow; elsewhere each has its own.
 */
export function relyingParty({ origins }: Pick<AccountsWorld, 'origins'>, { site }: Viewer): RelyingParty {
  const seekers = new URL(origins.seeker())
  const here = new URL(origins[site ?? 'seeker']())
  const isBelow = here.hostname.endsWith(`.${seekers.hostname}`)
  return { origin: here.origin, id: isBelow ? seekers.hostname : here.hostname }
}
