import { type AccountDependencies, findAccount } from '#features/accounts/server/door.ts'
import { endSession } from '#features/sessions/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { personName } from '#shared/person-name.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getConsole as contract } from '../../contract/console.ts'
import { readSetUp } from './set-up.ts'
import { dropPendingStep, pendingFactors } from './sign-in.ts'

/** Returns the operator who is signed in at the console, or the state of the sign-in. */
export async function getConsole(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const seekers_url = deps.origins.seeker()
  const id = viewer.session?.accountId ?? null
  const account = id === null ? null : await findAccount(deps.db, id)
  if (account !== null) {
    const name = personName(account) || account.email || ''
    return { operator: { id: account.id, name }, factors: null, set_up: null, seekers_url }
  }
  const set_up = await readSetUp(deps, viewer)
  const factors = set_up === null ? await pendingFactors(deps, viewer) : null
  return { operator: null, factors, set_up, seekers_url }
}

export async function signOut(deps: AccountDependencies, viewer: Viewer): Promise<Record<string, never>> {
  await endSession(deps, viewer, 'console')
  dropPendingStep(viewer)
  return {}
}
