import { isLanguage } from '#config/languages.ts'
import { type AccountsWorld, ownAccount, postNotice, tellOwner } from '#features/accounts/server/door.ts'
import {
  beginAccountChange,
  endSession,
  endSessionsOf,
  requireRecentProof,
  sessionOf,
} from '#features/sessions/server/door.ts'
import { formatsFor } from '#i18n/formats.ts'
import { later } from '#shared/later.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { judgeAccount } from '../judge-account.ts'
import { setDeleteAfter } from '../queries/deletion.ts'

/** Long enough to come back from a holiday or a bad day. */
const GRACE_SECONDS = 14 * 24 * 3600

/**
 * The account goes in two weeks. It is signed out everywhere, so that whoever signs in again meets the question whether it
 * should stay. Throws 41058, and 41079 to who coordinates a company, which would be left without anybody.
 */
export async function askDeletion(world: AccountsWorld, viewer: Viewer): Promise<{ delete_after: string }> {
  const accountId = await requireRecentProof(world, viewer)
  const { site } = sessionOf(viewer)
  const deleteAfter = await world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    await beginAccountChange(db, viewer)
    const account = await ownAccount(here, accountId)
    requireAllowed((await judgeAccount(here, account)).delete)
    const { email, email_verified_at, delete_after } = account
    const moment = delete_after ?? later(world.clock.now(), GRACE_SECONDS)
    await setDeleteAfter(db, accountId, moment)
    await tellOwner(here, viewer, accountId, 'deletion-asked')
    const language = isLanguage(account.language) ? account.language : 'en'
    if (email !== null && email_verified_at !== null) {
      const details = formatsFor(language).date(moment)
      await postNotice(here, { to: email, language, notice: 'deletion-asked', details })
    }
    await endSessionsOf(here, accountId)
    return moment
  })
  await endSession(world, viewer, site)
  return { delete_after: deleteAfter.toISOString() }
}
