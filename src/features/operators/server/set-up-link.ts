import { CONSOLE_LINK_SECONDS } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { issueToken, removeTokensOf } from '#features/sessions/server/door.ts'

export { isSetUp, recordSetUp } from './queries/operators.ts'

/** Of the token in the link. */
export const SET_UP_LINK = 'console-link'

/**
 * The path of a link that lets one browser set up, once, what the console asks an operator for. It is shown on the terminal
 * of the machine and nowhere else: that is its proof. The account's former links end.
 */
export async function issueSetUpLink(
  deps: Pick<AccountDependencies, 'db' | 'clock'>,
  accountId: string,
): Promise<string> {
  await removeTokensOf(deps.db, accountId, SET_UP_LINK)
  const token = await issueToken(deps, { purpose: SET_UP_LINK, accountId, seconds: CONSOLE_LINK_SECONDS })
  return `/en/console?key=${token}`
}
