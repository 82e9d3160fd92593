import { SMS_PER_COUNTRY, SMS_PER_NETWORK, SMS_PER_NUMBER_RANGE } from '#config/limits.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { callingCodeIn } from '#shared/phone-number.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AccountsWorld } from './accounts-world.ts'

/**
 * Counts a message that anybody may have sent to any number. Who earns by messages has them sent to rows of numbers of
 * theirs, from many networks: so the network, the row of a thousand numbers and the country each have an end. Throws 40006.
 */
export async function takeSms(
  { db, clock }: Pick<AccountsWorld, 'db' | 'clock'>,
  { address }: Pick<Viewer, 'address'>,
  number: string,
): Promise<void> {
  const seconds = 3600
  const limits = [
    { name: 'sms network', of: networkOf(address), calls: SMS_PER_NETWORK },
    { name: 'sms range', of: number.slice(0, -3), calls: SMS_PER_NUMBER_RANGE },
    { name: 'sms country', of: callingCodeIn(number), calls: SMS_PER_COUNTRY },
  ]
  for (const limit of limits) await takeShared(db, clock, { ...limit, seconds })
}
