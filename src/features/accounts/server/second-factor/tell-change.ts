import type { Viewer } from '#shared/viewer.ts'
import type { AccountEvent } from '../../contract/devices.ts'
import { tellOwner } from '../account-event.ts'
import type { AccountsWorld } from '../accounts-world.ts'
import { postNotice } from '../letters/notice-letter.ts'
import type { FoundAccount } from '../queries/accounts.ts'

/** A change of the ways in goes into the owner's log and by mail to the address that they have proven. */
export async function tellChange(
  world: AccountsWorld,
  viewer: Viewer,
  { id, email, email_verified_at, language }: FoundAccount,
  event: AccountEvent,
): Promise<void> {
  await tellOwner(world, viewer, id, event)
  if (email === null || email_verified_at === null) return
  await postNotice(world, { to: email, language, notice: 'second-factor-changed' })
}
