import type { Viewer } from '#shared/viewer.ts'
import { tellOwner } from '../account-event.ts'
import type { AccountsWorld } from '../accounts-world.ts'
import { accountOf } from '../door.ts'
import { postNoticeIfWelcome } from '../post-notice-if-welcome.ts'
import { setDeleteAfter } from '../queries/deletion.ts'
import { lockAccount } from '../queries/identities.ts'
import { ownAccount } from '../settings/own-account.ts'

export async function takeBackDeletion(world: AccountsWorld, viewer: Viewer): Promise<Record<string, never>> {
  const accountId = accountOf(viewer)
  await world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    await lockAccount(db, accountId)
    const { email, email_verified_at, delete_after, language } = await ownAccount(here, accountId)
    if (delete_after === null) return
    await setDeleteAfter(db, accountId, null)
    await tellOwner(here, viewer, accountId, 'deletion-taken-back')
    if (email === null || email_verified_at === null) return
    await postNoticeIfWelcome(here, { to: email, language, notice: 'deletion-taken-back' })
  })
  return {}
}
