import {
  type AccountEvent,
  type AccountsWorld,
  type FoundAccount,
  postNotice,
  tellOwner,
} from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'

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
