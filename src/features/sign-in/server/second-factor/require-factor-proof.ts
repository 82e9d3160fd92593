import { type AccountsWorld, type FoundAccount, ownAccount } from '#features/accounts/server/door.ts'
import { isGuarded, isStrong, requireRecentProof, sessionOf } from '#features/sessions/server/door.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayWithFactors } from '../policy.ts'

/** Before an app or a passkey is added. Throws 41102, and what `requireRecentProof` throws. Answers whose account it is. */
export async function requireFactorProof(world: AccountsWorld, viewer: Viewer): Promise<string> {
  const accountId = await requireRecentProof(world, viewer)
  const account = await ownAccount(world, accountId)
  requireAllowed(mayWithFactors(account, isProvenByFactor(account, viewer)).add_factor)
  return accountId
}

export const isProvenByFactor = (account: FoundAccount, viewer: Viewer): boolean =>
  isGuarded(account) && isStrong(sessionOf(viewer))
