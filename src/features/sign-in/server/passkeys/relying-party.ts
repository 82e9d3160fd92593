import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'

/** The site of passkeys. */
export interface RelyingParty {
  /** The origin that the browser must have signed. */
  origin: string
  /** The host that the passkeys belong to. */
  id: string
}

/**
 * From our own settings, never from the request. Browsers allow a subdomain to use the passkeys of its parent. So a
 * site shares the passkeys of the seekers' site if its host is a subdomain of it; otherwise it has its own.
 */
export function relyingParty(
  { origins }: Pick<AccountDependencies, 'origins'>,
  { site }: Viewer,
): RelyingParty {
  const seekers = new URL(origins.seeker())
  const here = new URL(origins[site ?? 'seeker']())
  const isBelow = here.hostname.endsWith(`.${seekers.hostname}`)
  return { origin: here.origin, id: isBelow ? seekers.hostname : here.hostname }
}
