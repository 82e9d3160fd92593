import type { Viewer } from '#shared/viewer.ts'
import type { UserSummary } from '../contract/session.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { findAccount } from './queries/accounts.ts'
import { userSummary } from './user-summary.ts'

/** Who is signed in in the viewer's browser, and whether somebody was. */
export async function getSession(
  { db }: Pick<AccountsWorld, 'db'>,
  viewer: Viewer,
): Promise<{ user: UserSummary | null; is_expired: boolean }> {
  const id = viewer.session?.accountId
  const account = id === undefined || id === null ? null : await findAccount(db, id)
  return { user: account && userSummary(account, false), is_expired: viewer.isExpired === true }
}
