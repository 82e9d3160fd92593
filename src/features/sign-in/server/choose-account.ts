import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ProofOutcome } from '../contract/codes.ts'
import { siteOf } from './our-sites.ts'
import { proofOutcome } from './proof-outcome.ts'
import { accountsOf, dropProvenCookie, redeemProvenAddresses } from './proven-addresses.ts'
import { signIn } from './sign-in.ts'

/**
 * Signs in to the chosen account. A refusal (of a suspended account, for example) spends nothing, so the person can
 * still choose the other one. Throws 41054 if there is no choice.
 */
export async function chooseAccount(
  deps: AccountDependencies,
  { account: key }: { account: string },
  viewer: Viewer,
): Promise<ProofOutcome> {
  const outcome = await deps.db.transaction().execute(async (transaction) => {
    const here = { ...deps, db: transaction }
    const proven = await redeemProvenAddresses(here, viewer)
    const accounts = proven === null ? [] : await accountsOf(here, proven)
    const chosen = accounts.find(({ channel }) => channel === key)
    if (proven === null || chosen === undefined) throw new ApiError(41054)
    const { id: accountId, proofs_valid_from: proofNumber } = chosen.account
    const attempt = { accountId, site: siteOf(viewer), proof: chosen.by, proofNumber }
    return proofOutcome(here, await signIn(here, viewer, { ...attempt, redirect: proven.redirect }))
  })
  dropProvenCookie(viewer)
  return outcome
}
