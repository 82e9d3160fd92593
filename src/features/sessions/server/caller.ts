import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { forgetShared, type SharedLimit, takeShared } from '#platform/shared-limits.ts'
import type { Viewer } from '#shared/viewer.ts'
import { devicesOfBrowser } from './known-devices.ts'
import type { KnownDevice } from './queries/known-devices.ts'

/**
 * Who is counted when codes, links and tries have an end. A name is quickly typed, so everything that is counted by whom it is
 * about is counted twice: for strangers, whom their network stands for and who all share one allowance, and for the account's
 * known devices, each by itself. Both have the same limits (docs/decisions/0026).
 */
export interface Caller {
  isKnown: boolean
  /** A network, or the device. */
  place: string
}

type Dependencies = Pick<AccountDependencies, 'db' | 'clock'>

/** Whoever asks without being known to anybody. */
export const unknownCaller = ({ address }: Pick<Viewer, 'address'>): Caller => ({
  isKnown: false,
  place: networkOf(address),
})

/** Who asks about an account. */
export const callerForAccount = (deps: Dependencies, viewer: Viewer, accountId: string): Promise<Caller> =>
  findCaller(deps, viewer, ({ account_id }) => account_id === accountId)

/**
 * Who has something sent to an address, in lower case. Only a proven one is an account's own: otherwise anybody could make
 * one with a stranger's address, and have more letters sent there.
 */
export const callerForRecipient = (deps: Dependencies, viewer: Viewer, recipient: string): Promise<Caller> =>
  findCaller(deps, viewer, ({ email, phone }) => email?.toLowerCase() === recipient || phone === recipient)

/** Who signs in under an address, in lower case. */
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

export const forgetForCaller = (
  { db }: Pick<Dependencies, 'db'>,
  caller: Pick<Caller, 'isKnown'>,
  { name, of }: Pick<SharedLimit, 'name' | 'of'>,
): Promise<void> => forgetShared(db, { name: nameFor(caller, name), of })

const nameFor = ({ isKnown }: Pick<Caller, 'isKnown'>, name: string): string =>
  isKnown ? `known ${name}` : name

/** What the browser is known to is found by its marks alone: who it asks about changes nothing of the work. */
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
