import { type AccountDependencies, findAccount } from '#features/accounts/server/door.ts'
import { isGuarded, isStrong, requireRecentProof, sessionOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'

/**
 * Before an app or a passkey is added. Who reads an operator's mail can have everything that an account without one is proven
 * by, and with time the password and code that do beside lost passkeys. So an operator adds one by proving another, or by a
 * link of the command line (docs/decisions/0025). Throws 41102 then, and what `requireRecentProof` throws. Answers whose
 * account it is.
 */
export async function requireFactorProof(deps: AccountDependencies, viewer: Viewer): Promise<string> {
  const accountId = await requireRecentProof(deps, viewer)
  const account = await findAccount(deps.db, accountId)
  const isEnough = account !== null && isGuarded(account) && isStrong(sessionOf(viewer))
  if (account?.is_operator === true && !isEnough) throw new ApiError(41102)
  return accountId
}
