import { z } from 'zod'
import {
  type AccountDependencies,
  type FoundAccount,
  findAccountByEmail,
  findAccountByPhone,
  lockAccount,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import { notify } from '#features/notifications/server/door.ts'
import { issueToken, peekToken, redeemToken } from '#features/sessions/server/door.ts'
import { type Channel, channel, dropCredentials } from '#features/sign-in/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { later } from '#shared/later.ts'
import { maskEmail, maskPhone } from '#shared/mask-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import { notifyFormerAddress } from './notify-former-address.ts'
import { isTaken, setAddress } from './queries/addresses.ts'

/** `removeCredentials` in `sign-in` knows this purpose too. */
const UNDO_PURPOSE = 'address-undo'
const UNDO_SECONDS = 7 * 24 * 3600

const payload = z.object({ channel, address: z.string(), at: z.iso.datetime() })

/**
 * Sends an undo link after an address was changed or removed, valid for a week. Only a proven address gets one: an
 * unproven one may be a stranger's.
 */
export async function offerUndo(
  deps: AccountDependencies,
  before: FoundAccount,
  change: { channel: Channel; address: string | null },
): Promise<void> {
  const isProven = change.channel === 'email' ? before.email_verified_at : before.phone_verified_at
  const address = change.channel === 'email' ? before.email : before.phone
  if (isProven === null || address === null) return
  const token = await issueToken(deps, {
    purpose: UNDO_PURPOSE,
    accountId: before.id,
    payload: { channel: change.channel, address, at: deps.clock.now().toISOString() },
    seconds: UNDO_SECONDS,
  })
  const undo = `${deps.origins.seeker()}/${before.language}/account/undo?code=${token}`
  await notifyFormerAddress(deps, before, { ...change, undo })
}

/** Reads a link. Programs that open mail before its reader may do so any number of times. Throws 41018. */
export async function previewUndo(
  deps: AccountDependencies,
  { token }: { token: string },
  viewer: Viewer,
): Promise<{ channel: Channel; address: string }> {
  const found = await peekToken(deps, { purpose: UNDO_PURPOSE, token, viewer })
  if (found === null) throw new ApiError(41018)
  return shown(payload.parse(found.payload))
}

/**
 * Restores the former address as proven. A thief may have prepared other sign-in methods, so all of them are removed
 * and every session ends; the owner signs in by a code to this address. An app and passkeys that were a week older than
 * the change belong to the owner and stay, so that a mere reader of the mail does not get in. Older undo links stay
 * valid; this one and later ones do not. Throws 41018, and 41006 or 41003 if another account has proven the address
 * meanwhile.
 */
export async function undoAddressChange(
  deps: AccountDependencies,
  { token }: { token: string },
  viewer: Viewer,
): Promise<{ channel: Channel; address: string }> {
  try {
    return await deps.db.transaction().execute(async (db) => {
      const here = { ...deps, db }
      const found = await redeemToken(here, { purpose: UNDO_PURPOSE, token, viewer })
      if (found === null || found.account_id === null) throw new ApiError(41018)
      const former = payload.parse(found.payload)
      await lockAccount(db, found.account_id)
      await refuseAnothersAddress(here, found.account_id, former)
      await setAddress(db, found.account_id, { ...former, now: deps.clock.now() })
      const undoBefore = new Date(former.at)
      const factorsBefore = later(undoBefore, -UNDO_SECONDS)
      await dropCredentials(db, found.account_id, { undoBefore, factorsBefore })
      const event = former.channel === 'email' ? 'email-restored' : 'phone-restored'
      await recordAccountEvent(here, viewer, found.account_id, event)
      const userAgent = viewer.browser?.userAgent
      await notify(here, [
        { accountId: found.account_id, kind: 'address-changed', variant: event, userAgent },
      ])
      return shown(former)
    })
  } catch (error) {
    throw isTaken(error) ? new ApiError(41018) : error
  }
}

async function refuseAnothersAddress(
  { db }: Pick<AccountDependencies, 'db'>,
  accountId: string,
  former: { channel: Channel; address: string },
): Promise<void> {
  const find = former.channel === 'email' ? findAccountByEmail : findAccountByPhone
  const other = await find(db, former.address)
  if (other === null || other.id === accountId) return
  throw new ApiError(former.channel === 'email' ? 41006 : 41003)
}

const shown = ({ channel, address }: { channel: Channel; address: string }) => ({
  channel,
  address: channel === 'email' ? maskEmail(address) : maskPhone(address),
})
