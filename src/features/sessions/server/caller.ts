import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { resetShared, type SharedLimit, takeShared } from '#platform/shared-limits.ts'
import type { Viewer } from '#shared/viewer.ts'
import { devicesOfBrowser } from './known-devices.ts'
import type { KnownDevice } from './queries/known-devices.ts'

/**
 * Decides whose allowance a code, link or try uses. Anybody can type another person's address. So each limit is counted
 * separately: once for strangers, by their network, and once for each known device of the account. Both have the same
 * limits (docs/decisions/0026).
 */
export interface Caller {
  isKnown: boolean
  /** A network, or the digest of the device's mark. */
  place: string
}

type Dependencies = Pick<AccountDependencies, 'db' | 'clock'>

/** A caller who is not a known device of any account. */
export const unknownCaller = ({ address }: Pick<Viewer, 'address'>): Caller => ({
  isKnown: false,
  place: networkOf(address),
})

/** The caller of a request about an account. */
export const callerForAccount = (deps: Dependencies, viewer: Viewer, accountId: string): Promise<Caller> =>
  findCaller(deps, viewer, ({ account_id }) => account_id === accountId)

/**
 * The caller of a request that sends a message to an address, in lower case. Only a proven address counts as the
 * account's own: otherwise anybody could make an account with a stranger's address, and send more mail there.
 */
export const callerForRecipient = (deps: Dependencies, viewer: Viewer, recipient: string): Promise<Caller> =>
  findCaller(deps, viewer, ({ email, phone }) => email?.toLowerCase() === recipient || phone === recipient)

/** The caller who signs in with an address, in lower case. */
export const callerForLogin = (deps: Dependencies, viewer: Viewer, login: string): Promise<Caller> =>
  findCaller(
    deps,
    viewer,
    ({ login_email, login_phone }) => login_email?.toLowerCase() === login || login_phone === login,
  )

/** Counts one call of the caller. Throws 40006. */
export const takeForCaller = (
  { db, clock }: Dependencies,
  caller: Caller,
  limit: SharedLimit,
): Promise<void> => takeShared(db, clock, { ...limit, name: nameFor(caller, limit.name) })

export const resetForCaller = (
  { db }: Pick<Dependencies, 'db'>,
  caller: Pick<Caller, 'isKnown'>,
  { name, of }: Pick<SharedLimit, 'name' | 'of'>,
): Promise<void> => resetShared(db, { name: nameFor(caller, name), of })

const nameFor = ({ isKnown }: Pick<Caller, 'isKnown'>, name: string): string =>
  isKnown ? `known ${name}` : name

/** Finds the device only by its marks, so that the work does not depend on the account. */
async function findCaller(
  deps: Dependencies,
  viewer: Viewer,
  isTheirs: (device: KnownDevice) => boolean,
): Promise<Caller> {
  const device = (await devicesOfBrowser(deps, viewer)).find(isTheirs)
  return device === undefined
    ? unknownCaller(viewer)
    : { isKnown: true, place: device.mark_hash.toString('hex') }
}
