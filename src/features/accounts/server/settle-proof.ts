import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { wayBack } from '#shared/way-back.ts'
import type { ProofOutcome } from '../contract/codes.ts'
import type { Channel } from '../contract/phones.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { joinAddress } from './join-address.ts'
import { letIn } from './let-in.ts'
import { proofOutcome, waiting } from './proof-outcome.ts'
import { accountAt } from './prove-address.ts'
import { dropProven, holdProven, type Proven, spendProven } from './proven-at-hand.ts'

export interface AddressProof {
  channel: Channel
  /** As typed, or E.164. */
  address: string
  by: Proven['by']
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
  proof: AddressProof,
): Promise<ProofOutcome> {
  const { channel, address, by } = proof
  const before = await spendProven(world, viewer)
  const redirect = wayBack(proof.redirect) ?? before?.redirect ?? null
  const other: Channel = channel === 'email' ? 'phone' : 'email'
  const otherAddress = before?.[other] ?? null
  const account = await accountAt(world, viewer, channel, address)
  const otherAccount = otherAddress === null ? null : await accountAt(world, viewer, other, otherAddress)
  const site = viewer.site ?? 'seeker'
  if (account !== null && before !== null && otherAccount !== null && otherAccount.id !== account.id) {
    const accounts = [
      { id: account.id, by },
      { id: otherAccount.id, by: before.by },
    ]
    return waiting(world, await held({ ...both(), accounts }))
  }
  if (account !== null) {
    const entered = await letIn(world, viewer, { accountId: account.id, site, proof: by, redirect })
    dropProven(viewer)
    if (entered.user !== null && proof.isJoined && otherAddress !== null && otherAccount === null) {
      await joinAddress(world, viewer, account.id, { channel: other, address: otherAddress })
    }
    return proofOutcome(world, entered)
  }
  if (site === 'employer') throw new ApiError(40005)
  return waiting(world, await held({ ...both(), accounts: [] }))

  function both(): Omit<Proven, 'accounts'> {
    const kept = otherAccount === null || account !== null ? otherAddress : null
    return channel === 'email'
      ? { email: address, phone: kept, by, redirect }
      : { email: kept, phone: address, by, redirect }
  }

  async function held(payload: Proven): Promise<Proven> {
    await holdProven(world, viewer, payload)
    return payload
  }
}
