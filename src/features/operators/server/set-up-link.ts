import { CONSOLE_LINK_SECONDS } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { issueToken, removeTokensOf } from '#features/sessions/server/door.ts'

export { isSetUp, recordSetUp } from './queries/operators.ts'

/** The purpose of the token in the link. */
export const SET_UP_LINK = 'console-link'

/**
 * Makes the path of a link by which one browser can set up the second factor for the console, once. Only the terminal
 * of the machine shows the link, so its reader must be a person who runs the installation. Older links of the account
 * end.
 */
export async function issueSetUpLink(
  deps: Pick<AccountDependencies, 'db' | 'clock'>,
  accountId: string,
): Promise<string> {
  await removeTokensOf(deps.db, accountId, SET_UP_LINK)
  const token = await issueToken(deps, { purpose: SET_UP_LINK, accountId, seconds: CONSOLE_LINK_SECONDS })
  return `/en/set-up?key=${token}`
}
