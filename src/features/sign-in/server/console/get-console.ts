import { SESSION_COOKIES } from '#config/cookies.ts'
import { type AccountDependencies, findAccount } from '#features/accounts/server/door.ts'
import { endSession } from '#features/sessions/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { personName } from '#shared/person-name.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getConsole as contract } from '../../contract/console.ts'
import { readSetUp } from './set-up.ts'
import { dropPendingStep, pendingFactors } from './sign-in.ts'

/** Returns the operator at the console, or the state of their sign-in. */
export async function getConsole(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const id = viewer.operator?.accountId ?? null
  const account = id === null ? null : await findAccount(deps.db, id)
  if (account !== null) {
    const name = personName(account) || account.email || ''
    return { operator: { id: account.id, name }, factors: null, set_up: null, is_expired: false }
  }
  const set_up = await readSetUp(deps, viewer)
  const factors = set_up === null ? await pendingFactors(deps, viewer) : null
  const is_expired = viewer.browser?.cookie(SESSION_COOKIES.operator) !== undefined
  return { operator: null, factors, set_up, is_expired }
}

export async function signOut(deps: AccountDependencies, viewer: Viewer): Promise<Record<string, never>> {
  await endSession(deps, viewer, 'operator')
  dropPendingStep(viewer)
  return {}
}
