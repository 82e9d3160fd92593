import { ASKED, SIGN_IN_MAILS_PER_NETWORK } from '#config/limits.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { takeShared } from '#platform/shared-limits.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { takeSms } from './sms-limits.ts'
import type { Address } from './typed-address.ts'

/**
 * Counts a code or link that anybody may have sent to any address: for who asks, and for who reads it, whoever they are.
 * Throws 40006.
 */
export async function takeAsked(
  world: Pick<AccountsWorld, 'db' | 'clock' | 'reaches'>,
  viewer: Pick<Viewer, 'address'>,
  { channel, recipient }: Pick<Address, 'channel' | 'recipient'>,
): Promise<void> {
  const { db, clock } = world
  const { hourFromNetwork, hour, day } = ASKED[channel]
  const here = `${recipient} ${networkOf(viewer.address)}`
  await takeShared(db, clock, { name: 'asked from', of: here, calls: hourFromNetwork, seconds: 3600 })
  await takeShared(db, clock, { name: 'asked hour', of: recipient, calls: hour, seconds: 3600 })
  await takeShared(db, clock, { name: 'asked day', of: recipient, calls: day, seconds: 24 * 3600 })
  await (channel === 'phone' ? takeSms(world, viewer, recipient) : takeMail(world, viewer))
}

/** Letters that one network may have sent, to whomever. Throws 40006. */
export const takeMail = (
  { db, clock }: Pick<AccountsWorld, 'db' | 'clock'>,
  { address }: Pick<Viewer, 'address'>,
): Promise<void> =>
  takeShared(db, clock, {
    name: 'sign-in mails',
    of: networkOf(address),
    calls: SIGN_IN_MAILS_PER_NETWORK,
    seconds: 3600,
  })
