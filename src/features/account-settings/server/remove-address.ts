import { type AccountDependencies, ownAccount, recordAccountEvent } from '#features/accounts/server/door.ts'
import { notify } from '#features/notifications/server/door.ts'
import { beginAccountChange, dropCodesTo, requireRecentProof } from '#features/sessions/server/door.ts'
import type { Channel } from '#features/sign-in/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AccountSetting } from '../contract/settings.ts'
import { accountAbilities } from './account-abilities.ts'
import { getAccountSetting } from './get-account-setting.ts'
import { clearAddress } from './queries/addresses.ts'
import { offerUndo } from './undo-address-change.ts'

/** Throws 41058, 40004 (there is none), 41037 (it is the only address, or the only sign-in method). */
export async function removeAddress(
  deps: AccountDependencies,
  { channel }: { channel: Channel },
  viewer: Viewer,
): Promise<AccountSetting> {
  const accountId = await requireRecentProof(deps, viewer)
  await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    await beginAccountChange(db, viewer)
    const account = await ownAccount(here, accountId)
    requireAllowed((await accountAbilities(here, account))[`remove_${channel}`])
    if (!(await clearAddress(db, accountId, channel, deps.clock.now()))) throw new ApiError(41037)
    const address = channel === 'email' ? account.email : account.phone
    if (address !== null) await dropCodesTo(db, address)
    await recordAccountEvent(here, viewer, accountId, channel === 'email' ? 'email-removed' : 'phone-removed')
    await offerUndo(here, account, { channel, address: null })
    const variant = channel === 'email' ? 'email-removed' : 'phone-removed'
    const userAgent = viewer.browser?.userAgent
    await notify(here, [{ accountId, kind: 'address-changed', variant, userAgent }])
  })
  return getAccountSetting(deps, viewer)
}
