import type { z } from 'zod'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { peekToken, redeemInAnyBrowser } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ProofOutcome } from '../contract/codes.ts'
import type { confirmMagicLink as contract } from '../contract/links.ts'
import { MAGIC_LINK, magicLink } from './magic-links.ts'
import { confirmHere } from './proof-outcome.ts'
import { signInByAddress } from './sign-in-by-address.ts'

/**
 * Spends a link and signs in this browser (docs/decisions/0017). If another browser requested the link, the person has
 * to confirm that they mean this one. The other browser is never signed in. Throws 41019.
 */
export function confirmMagicLink(
  deps: AccountDependencies,
  { token, confirm_here }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<ProofOutcome> {
  return deps.db.transaction().execute(async (transaction) => {
    const here = { ...deps, db: transaction }
    const found = await peekToken(here, { purpose: MAGIC_LINK, token, viewer })
    if (found === null) throw new ApiError(41019)
    if (!found.isHere && !confirm_here) return confirmHere()
    const spent = await redeemInAnyBrowser(here, found, { purpose: MAGIC_LINK, token })
    if (spent === null) throw new ApiError(41019)
    const { email, redirect } = magicLink.parse(spent.payload)
    const { number } = spent
    const proof = { channel: 'email', address: email, by: 'link', number, redirect, isJoined: false } as const
    return signInByAddress(here, viewer, proof)
  })
}
