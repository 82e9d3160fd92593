import { type AccountDependencies, findAccount } from '#features/accounts/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getSession as contract } from '../contract/session.ts'
import { userSummary } from './user-summary.ts'

/** The user of the viewer's session, and whether a session has just ended. */
export async function getSession(
  { db }: Pick<AccountDependencies, 'db'>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const id = viewer.session?.accountId
  const account = id === undefined || id === null ? null : await findAccount(db, id)
  return {
    user: account && userSummary(account, false),
    country: account?.country ?? null,
    delete_after: account?.delete_after?.toISOString() ?? null,
    is_expired: viewer.isExpired === true,
  }
}
