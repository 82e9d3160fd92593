import { CODE_REQUESTS_PER_ADDRESS, SIGN_IN_MAILS_PER_NETWORK } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import {
  type Caller,
  callerForRecipient,
  takeForCaller,
  unknownCaller,
} from '#features/sessions/server/door.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import type { Viewer } from '#shared/viewer.ts'
import { takeSms } from './sms-limits.ts'
import type { Address } from './typed-address.ts'

/**
 * Counts a code or link that anybody can send to any address: for the caller and for the recipient. Returns the caller.
 * Throws 40006.
 */
export async function takeCodeRequest(
  deps: Pick<AccountDependencies, 'db' | 'clock' | 'channels'>,
  viewer: Viewer,
  { channel, recipient }: Pick<Address, 'channel' | 'recipient'>,
): Promise<Caller> {
  const caller = await callerForRecipient(deps, viewer, recipient)
  const { hourFromNetwork, hour, day } = CODE_REQUESTS_PER_ADDRESS[channel]
  const here = `${recipient} ${caller.place}`
  await takeForCaller(deps, caller, { name: 'asked from', of: here, calls: hourFromNetwork, seconds: 3600 })
  await takeForCaller(deps, caller, { name: 'asked hour', of: recipient, calls: hour, seconds: 3600 })
  await takeForCaller(deps, caller, { name: 'asked day', of: recipient, calls: day, seconds: 24 * 3600 })
  if (channel === 'phone') await takeSms(deps, viewer, recipient, caller)
  else await takeMail(deps, viewer, caller)
  return caller
}

/** Counts the mails of one network, to any recipient. Throws 40006. */
export const takeMail = (
  deps: Pick<AccountDependencies, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'address'>,
  caller: Caller = unknownCaller(viewer),
): Promise<void> => {
  const of = networkOf(viewer.address)
  return takeForCaller(deps, caller, {
    name: 'sign-in mails',
    of,
    calls: SIGN_IN_MAILS_PER_NETWORK,
    seconds: 3600,
  })
}
