import { PASSWORD_TRIES } from '#config/limits.ts'
import {
  type AccountDependencies,
  type FoundAccount,
  findAccount,
  queueNoticeIfAllowed,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import { notify } from '#features/notifications/server/door.ts'
import {
  accountOf,
  beginAccountChange,
  callerForAccount,
  endSessionsOf,
  isGuarded,
  requireRecentProof,
  resetForCaller,
  takeForCaller,
} from '#features/sessions/server/door.ts'
import { forgetFactorTries, refusePoorPassword, setPassword } from '#features/sign-in/server/door.ts'
import { hashPassword, isPassword } from '#platform/passwords/argon2.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { needsProofForPassword } from './policy.ts'

const QUARTER = 900

/**
 * Sets or changes the password of the signed-in account, and ends all its other sessions. Throws 41097 for a wrong
 * current password, what `requireRecentProof` throws if there is no password or a factor guards the account, and what
 * `refusePoorPassword` throws.
 */
export async function changePassword(
  deps: AccountDependencies,
  request: { current_password?: string | undefined; new_password: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const account = await findAccount(deps.db, accountOf(viewer))
  if (account === null) throw new ApiError(40003)
  const { id, first_name, last_name, email, phone } = account
  const personal = [first_name, last_name, first_name + last_name, email ?? '', phone ?? '']
  refusePoorPassword(request.new_password, { personal, field: 'new_password' })
  await askForProof(deps, viewer, account, request.current_password ?? '')
  const passwordHash = await hashPassword(request.new_password)
  await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    await beginAccountChange(db, viewer)
    await setPassword(db, id, passwordHash, deps.clock.now())
    await endSessionsOf(here, id, viewer.session?.id ?? null)
    await forgetFactorTries(here, id)
    await recordAccountEvent(here, viewer, id, 'password-set')
    if (email !== null && account.email_verified_at !== null) {
      await queueNoticeIfAllowed(here, { to: email, language: account.language, notice: 'password-changed' })
    }
    await notify(here, [{ accountId: id, kind: 'password-changed', userAgent: viewer.browser?.userAgent }])
  })
  return {}
}

async function askForProof(
  deps: AccountDependencies,
  viewer: Viewer,
  account: FoundAccount,
  current: string,
): Promise<void> {
  const { id, password_hash } = account
  const hasPassword = password_hash !== null
  if (needsProofForPassword({ hasPassword, isGuarded: isGuarded(account) }))
    await requireRecentProof(deps, viewer)
  if (password_hash === null) return
  const tries = { name: 'password change', of: id }
  const caller = await callerForAccount(deps, viewer, id)
  await takeForCaller(deps, caller, { ...tries, calls: PASSWORD_TRIES, seconds: QUARTER })
  if (!(await isPassword(current, password_hash))) throw new ApiError(41097, { field: 'current_password' })
  await resetForCaller(deps, caller, tries)
}
