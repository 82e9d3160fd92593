import { SMS_PER_COUNTRY, SMS_PER_NETWORK, SMS_PER_NUMBER_RANGE } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { type Caller, takeForCaller, unknownCaller } from '#features/sessions/server/door.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import { callingCodeIn } from '#shared/phone-number.ts'
import type { Viewer } from '#shared/viewer.ts'

/**
 * Counts an SMS that anybody can send to any number. Fraudsters earn money with SMS to ranges of their own numbers,
 * which they request from many networks. So each network, each range of a thousand numbers and each country has a
 * limit, for strangers and for known devices. Throws 40006, and 41052 if this installation sends no SMS.
 */
export async function takeSms(
  deps: Pick<AccountDependencies, 'db' | 'clock' | 'channels'>,
  viewer: Pick<Viewer, 'address'>,
  number: string,
  caller: Caller = unknownCaller(viewer),
): Promise<void> {
  if (!deps.channels.phone) throw new ApiError(41052, { field: 'phone_num' })
  const seconds = 3600
  const limits = [
    { name: 'sms network', of: networkOf(viewer.address), calls: SMS_PER_NETWORK },
    { name: 'sms range', of: number.slice(0, -3), calls: SMS_PER_NUMBER_RANGE },
    { name: 'sms country', of: callingCodeIn(number), calls: SMS_PER_COUNTRY },
  ]
  for (const limit of limits) await takeForCaller(deps, caller, { ...limit, seconds })
}
