import { isLanguage } from '#config/languages.ts'
import {
  type AccountDependencies,
  ownAccount,
  queueNotice,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
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
import { accountAbilities } from '../account-abilities.ts'
import { setDeleteAfter } from '../queries/deletion.ts'

/** This is long enough for an owner to return from a holiday, or to change their mind. */
const GRACE_SECONDS = 14 * 24 * 3600

/**
 * Schedules the deletion of the account in two weeks. The account is signed out everywhere, so that the next sign-in
 * asks whether to keep it. Throws 41058, and 41079 for the coordinator of a company.
 */
export async function requestDeletion(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<{ delete_after: string }> {
  const accountId = await requireRecentProof(deps, viewer)
  const { site } = sessionOf(viewer)
  const deleteAfter = await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    await beginAccountChange(db, viewer)
    const account = await ownAccount(here, accountId)
    requireAllowed((await accountAbilities(here, account)).delete)
    const { email, email_verified_at, delete_after } = account
    const moment = delete_after ?? later(deps.clock.now(), GRACE_SECONDS)
    await setDeleteAfter(db, accountId, moment)
    await recordAccountEvent(here, viewer, accountId, 'deletion-asked')
    const language = isLanguage(account.language) ? account.language : 'en'
    if (email !== null && email_verified_at !== null) {
      const details = formatsFor(language).date(moment)
      await queueNotice(here, { to: email, language, notice: 'deletion-asked', details })
    }
    await endSessionsOf(here, accountId)
    return moment
  })
  await endSession(deps, viewer, site)
  return { delete_after: deleteAfter.toISOString() }
}
