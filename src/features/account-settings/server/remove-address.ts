import { type AccountsWorld, ownAccount, tellOwner } from '#features/accounts/server/door.ts'
import { beginAccountChange, dropCodesTo, requireRecentProof } from '#features/sessions/server/door.ts'
import type { Channel } from '#features/sign-in/server/door.ts'
import { ApiError, notFound } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AccountSetting } from '../contract/settings.ts'
import { getAccountSetting } from './get-account-setting.ts'
import { clearAddress, hasWayWithout } from './queries/addresses.ts'
import { offerUndo } from './undo-address-change.ts'

/** Throws 41058, 40004 (there is none), 41037 (it is the only address, or the only way in). */
export async function removeAddress(
  world: AccountsWorld,
  { channel }: { channel: Channel },
  viewer: Viewer,
): Promise<AccountSetting> {
  const accountId = await requireRecentProof(world, viewer)
  await world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    await beginAccountChange(db, viewer)
    const account = await ownAccount(here, accountId)
    const address = channel === 'email' ? account.email : account.phone
    if (address === null) throw notFound()
    const mayGo = await hasWayWithout(db, accountId, channel)
    if (!mayGo || !(await clearAddress(db, accountId, channel, world.clock.now()))) throw new ApiError(41037)
    await dropCodesTo(db, address)
    await tellOwner(here, viewer, accountId, channel === 'email' ? 'email-removed' : 'phone-removed')
    await offerUndo(here, account, { channel, address: null })
  })
  return getAccountSetting(world, viewer)
}
