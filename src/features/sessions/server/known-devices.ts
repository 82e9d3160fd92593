import { KNOWN_DEVICE_SECONDS, KNOWN_DEVICES } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import {
  addKnownDevice,
  findKnownDevices,
  type KnownDevice,
  removeKnownDevicesBefore,
  updateKnownDevice,
} from './queries/known-devices.ts'
import { hashOfToken, newToken } from './token.ts'

/**
 * Recognises browsers that have signed in to an account, by a random mark in a cookie. We store only its digest. The
 * mark grants no access. It gives the device limits of its own, which strangers cannot use up (docs/decisions/0026).
 *
 * Each account gives the browser a new mark at sign-in. A mark from an attacker or of another account has no effect.
 */
const PREFIX = 'known_device_'

/** A normal browser has fewer. We compute a digest for each mark. */
const MOST_MARKS = 12

type Dependencies = Pick<AccountDependencies, 'db' | 'clock'>

/** Records that the viewer's browser has signed in to an account. Returns the digest of its mark. */
export async function rememberDevice(deps: Dependencies, viewer: Viewer, accountId: string): Promise<Buffer> {
  const { db, clock } = deps
  const { browser } = viewer
  if (!browser) throw new Error('There is no browser to know again.')
  const devices = await devicesOfBrowser(deps, viewer)
  for (const mark of deviceMarks(viewer)) {
    const hash = hashOfToken(mark)
    const device = devices.find(({ mark_hash }) => mark_hash.equals(hash))
    if (device === undefined) browser.dropCookie(nameOf(hash))
    if (device?.account_id !== accountId) continue
    await updateKnownDevice(db, hash, clock.now())
    browser.setCookie(nameOf(hash), mark, { seconds: KNOWN_DEVICE_SECONDS })
    return hash
  }
  const mark = newToken()
  const markHash = hashOfToken(mark)
  await addKnownDevice(db, { markHash, accountId, now: clock.now(), most: KNOWN_DEVICES })
  browser.setCookie(nameOf(markHash), mark, { seconds: KNOWN_DEVICE_SECONDS })
  return markHash
}

/** The accounts that know the viewer's browser. Costs nothing if it has no mark. */
export async function devicesOfBrowser({ db, clock }: Dependencies, viewer: Viewer): Promise<KnownDevice[]> {
  const markHashes = deviceMarks(viewer).map(hashOfToken)
  if (markHashes.length === 0) return []
  return findKnownDevices(db, { markHashes, since: later(clock.now(), -KNOWN_DEVICE_SECONDS) })
}

export const forgetOldDevices = ({ db, clock }: Dependencies): Promise<void> =>
  removeKnownDevicesBefore(db, later(clock.now(), -KNOWN_DEVICE_SECONDS))

const deviceMarks = ({ browser }: Viewer): string[] =>
  (browser?.cookiesUnder(PREFIX) ?? []).slice(0, MOST_MARKS)

/** Derived from the digest, so that setting it again renews the same cookie. It does not reveal the mark. */
const nameOf = (markHash: Buffer): string => PREFIX + markHash.toString('hex').slice(0, 12)
