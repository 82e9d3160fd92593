import { type AccountsWorld, findAccount } from '#features/accounts/server/door.ts'
import { endSession } from '#features/sessions/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { personName } from '#shared/person-name.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getConsole as contract } from '../../contract/console.ts'
import { lookAtSetUp } from './set-up.ts'
import { dropHalfWay, factorsAsked } from './sign-in.ts'

/** Who is at the console, and how far somebody has come on the way there. */
export async function getConsole(world: AccountsWorld, viewer: Viewer): Promise<ResponseOf<typeof contract>> {
  const seekers_url = world.origins.seeker()
  const id = viewer.session?.accountId ?? null
  const account = id === null ? null : await findAccount(world.db, id)
  if (account !== null) {
    const name = personName(account) || account.email || ''
    return { operator: { id: account.id, name }, factors: null, set_up: null, seekers_url }
  }
  const set_up = await lookAtSetUp(world, viewer)
  const factors = set_up === null ? await factorsAsked(world, viewer) : null
  return { operator: null, factors, set_up, seekers_url }
}

export async function signOut(world: AccountsWorld, viewer: Viewer): Promise<Record<string, never>> {
  await endSession(world, viewer, 'console')
  dropHalfWay(viewer)
  return {}
}
