import { type AccountDependencies, findAccount } from '#features/accounts/server/door.ts'
import { personName } from '#shared/person-name.ts'
import { isAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { HAND_OFF_PATHS, otherSite, siteOf } from './our-sites.ts'
import { mayEnterSite } from './policy.ts'

/** The address of the other site. Everybody may use the seekers' site; only recruiters may use the employers'. */
export async function getOtherSite(
  { db, origins }: AccountDependencies,
  viewer: Viewer,
): Promise<{ url: string; name: string | null; may: { enter: boolean } }> {
  const to = otherSite(siteOf(viewer))
  const url = `${origins[to]()}/${viewer.language}/${HAND_OFF_PATHS[to]}`
  const id = viewer.session?.accountId ?? null
  const account = id === null ? null : await findAccount(db, id)
  if (account === null) return { url, name: null, may: { enter: false } }
  const name = personName(account) || account.email || account.phone || ''
  return { url, name, may: { enter: isAllowed(mayEnterSite(account)[to]) } }
}
