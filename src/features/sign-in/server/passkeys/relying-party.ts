import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'

/** Where passkeys are made and used. */
export interface RelyingParty {
  /** The origin that the browser must have signed for. */
  origin: string
  /** The host whose passkeys they are. */
  id: string
}

/**
 * From our own settings, never from the request. The employers' site shares the job seekers' passkeys where its host lies
 * below theirs, as browsers allow; elsewhere it has its own.
 */
export function relyingParty(
  { origins }: Pick<AccountDependencies, 'origins'>,
  { site }: Viewer,
): RelyingParty {
  const seekers = new URL(origins.seeker())
  const here = site === 'employer' ? new URL(origins.employer()) : seekers
  const isBelow = here.hostname.endsWith(`.${seekers.hostname}`)
  return { origin: here.origin, id: isBelow ? seekers.hostname : here.hostname }
}
