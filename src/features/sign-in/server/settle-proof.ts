import type { AccountsWorld } from '#features/accounts/server/door.ts'
import { isGuarded } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { wayBack } from '#shared/way-back.ts'
import type { ProofOutcome } from '../contract/codes.ts'
import type { Channel } from '../contract/phones.ts'
import { joinAddress } from './join-address.ts'
import { letIn } from './let-in.ts'
import { siteOf } from './our-sites.ts'
import { proofOutcome, waiting } from './proof-outcome.ts'
import { accountAt } from './prove-address.ts'
import { dropProven, holdProven, type Proven, type ProvenAddress, spendProven } from './proven-at-hand.ts'

export interface AddressProof extends ProvenAddress {
  channel: Channel
  /** As typed, or E.164. */
  address: string
  redirect: string | null
  /** What this browser has proven before becomes part of the account. */
  isJoined: boolean
}

/**
 * Where a proven address leads: into its account; to a choice where another address, proven a moment ago in this browser,
 * has an account of its own; or on to signing up. To be called in the transaction that spends the proof.
 */
export async function settleProof(
  world: AccountsWorld,
  viewer: Viewer,
  { channel, isJoined, ...proof }: AddressProof,
): Promise<ProofOutcome> {
  const { address, by, number } = proof
  const before = await spendProven(world, viewer)
  const redirect = wayBack(proof.redirect) ?? before?.redirect ?? null
  const other: Channel = channel === 'email' ? 'phone' : 'email'
  const otherAddress = before?.[other] ?? null
  const account = await accountAt(world, viewer, channel, { address, by, number })
  const otherAccount = otherAddress === null ? null : await accountAt(world, viewer, other, otherAddress)
  const site = siteOf(viewer)
  if (account !== null && otherAccount !== null && otherAccount.id !== account.id) return wait(otherAddress)
  if (account !== null) {
    const proofNumber = account.proofs_valid_from
    const entrance = { accountId: account.id, site, proof: by, proofNumber, redirect }
    const entered = await letIn(world, viewer, entrance)
    dropProven(viewer)
    const mayJoin = entered.user !== null && !isGuarded(account)
    if (mayJoin && isJoined && otherAddress !== null && otherAccount === null) {
      await joinAddress(world, viewer, account.id, { channel: other, address: otherAddress.address })
    }
    return proofOutcome(world, entered)
  }
  if (site === 'employer') throw new ApiError(40005)
  return wait(otherAccount === null ? otherAddress : null)

  /** Holds what is proven until the person has chosen, or signed up. */
  async function wait(beside: ProvenAddress | null): Promise<ProofOutcome> {
    const own = { address, by, number }
    const addresses = channel === 'email' ? { email: own, phone: beside } : { email: beside, phone: own }
    const held: Proven = { ...addresses, redirect }
    await holdProven(world, viewer, held)
    return waiting(world, held)
  }
}
