import { type AccountDependencies, type FoundAccount, ownAccount } from '#features/accounts/server/door.ts'
import { isGuarded, isStrong, requireRecentProof, sessionOf } from '#features/sessions/server/door.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayWithFactors } from '../policy.ts'

/**
 * Call it before an app or a passkey is added. An attacker who reads an operator's mail can give every weak proof after
 * some time. So an operator can add a factor only after a proof by another one, or by a link of the command line
 * (docs/decisions/0025). Throws 41102 otherwise, and the errors of `requireRecentProof`. Returns the account's id.
 */
export async function requireFactorProof(deps: AccountDependencies, viewer: Viewer): Promise<string> {
  const accountId = await requireRecentProof(deps, viewer)
  const account = await ownAccount(deps, accountId)
  requireAllowed(mayWithFactors(account, isProvenByFactor(account, viewer)).add_factor)
  return accountId
}

export const isProvenByFactor = (account: FoundAccount, viewer: Viewer): boolean =>
  isGuarded(account) && isStrong(sessionOf(viewer))
