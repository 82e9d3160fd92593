import { type AccountDependencies, findAccount } from '#features/accounts/server/door.ts'
import { isGuarded, isStrong, requireRecentProof, sessionOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'

/**
 * Required before an app or a passkey is added. A reader of an operator's mail can fulfil every weak proof in time. So
 * an operator adds a factor by proving another one, or by a link of the command line (docs/decisions/0025). Throws
 * 41102 otherwise, and what `requireRecentProof` throws. Returns the account's id.
 */
export async function requireFactorProof(deps: AccountDependencies, viewer: Viewer): Promise<string> {
  const accountId = await requireRecentProof(deps, viewer)
  const account = await findAccount(deps.db, accountId)
  const isEnough = account !== null && isGuarded(account) && isStrong(sessionOf(viewer))
  if (account?.is_operator === true && !isEnough) throw new ApiError(41102)
  return accountId
}
