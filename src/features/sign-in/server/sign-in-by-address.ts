import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { isGuarded } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { safeRedirect } from '#shared/safe-redirect.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ProofOutcome } from '../contract/codes.ts'
import type { Channel } from '../contract/phones.ts'
import { joinAddress } from './join-address.ts'
import { siteOf } from './our-sites.ts'
import { pendingOutcome, proofOutcome } from './proof-outcome.ts'
import { accountAt } from './prove-address.ts'
import {
  dropProvenCookie,
  type ProvenAddress,
  type ProvenAddresses,
  redeemProvenAddresses,
  storeProvenAddresses,
} from './proven-addresses.ts'
import { signIn } from './sign-in.ts'

export interface AddressProof extends ProvenAddress {
  channel: Channel
  /** As typed, or E.164. */
  address: string
  redirect: string | null
  /** Whether earlier proven addresses of this browser become part of the account. */
  isJoined: boolean
}

/**
 * Signs in by a proven address. If another proven address of this browser belongs to another account, the person
 * chooses one of the two. If the address has no account, the person signs up. Call it in the transaction that spends
 * the proof.
 */
export async function signInByAddress(
  deps: AccountDependencies,
  viewer: Viewer,
  { channel, isJoined, ...proof }: AddressProof,
): Promise<ProofOutcome> {
  const { address, by, number } = proof
  const before = await redeemProvenAddresses(deps, viewer)
  const redirect = safeRedirect(proof.redirect) ?? before?.redirect ?? null
  const other: Channel = channel === 'email' ? 'phone' : 'email'
  const otherAddress = before?.[other] ?? null
  const account = await accountAt(deps, viewer, channel, { address, by, number })
  const otherAccount = otherAddress === null ? null : await accountAt(deps, viewer, other, otherAddress)
  const site = siteOf(viewer)
  if (account !== null && otherAccount !== null && otherAccount.id !== account.id)
    return askToContinue(otherAddress)
  if (account !== null) {
    const proofNumber = account.proofs_valid_from
    const attempt = { accountId: account.id, site, proof: by, proofNumber, redirect }
    const outcome = await signIn(deps, viewer, attempt)
    dropProvenCookie(viewer)
    const mayJoin = outcome.user !== null && !isGuarded(account)
    if (mayJoin && isJoined && otherAddress !== null && otherAccount === null) {
      await joinAddress(deps, viewer, account.id, { channel: other, address: otherAddress.address })
    }
    return proofOutcome(deps, outcome)
  }
  if (site === 'employer') throw new ApiError(40005)
  return askToContinue(otherAccount === null ? otherAddress : null)

  /** Stores the proven addresses until the person has chosen or signed up. */
  async function askToContinue(beside: ProvenAddress | null): Promise<ProofOutcome> {
    const own = { address, by, number }
    const addresses = channel === 'email' ? { email: own, phone: beside } : { email: beside, phone: own }
    const stored: ProvenAddresses = { ...addresses, redirect }
    await storeProvenAddresses(deps, viewer, stored)
    return pendingOutcome(deps, stored)
  }
}
