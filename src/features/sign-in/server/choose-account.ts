import type { AccountsWorld } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ProofOutcome } from '../contract/codes.ts'
import { letIn } from './let-in.ts'
import { siteOf } from './our-sites.ts'
import { proofOutcome } from './proof-outcome.ts'
import { accountsOf, dropProven, spendProven } from './proven-at-hand.ts'

/** A refusal (a suspended account, say) spends nothing: the other can still be chosen. Throws 41054: no choice is open. */
export async function chooseAccount(
  world: AccountsWorld,
  { account: key }: { account: string },
  viewer: Viewer,
): Promise<ProofOutcome> {
  const outcome = await world.db.transaction().execute(async (transaction) => {
    const here = { ...world, db: transaction }
    const proven = await spendProven(here, viewer)
    const accounts = proven === null ? [] : await accountsOf(here, proven)
    const chosen = accounts.find(({ channel }) => channel === key)
    if (proven === null || chosen === undefined) throw new ApiError(41054)
    const { id: accountId, proofs_valid_from: proofNumber } = chosen.account
    const entrance = { accountId, site: siteOf(viewer), proof: chosen.by, proofNumber }
    return proofOutcome(here, await letIn(here, viewer, { ...entrance, redirect: proven.redirect }))
  })
  dropProven(viewer)
  return outcome
}
