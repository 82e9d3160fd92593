import { PASSWORD_TRIES } from '#config/limits.ts'
import {
  type AccountsWorld,
  type FoundAccount,
  findAccount,
  postNoticeIfWelcome,
  tellOwner,
} from '#features/accounts/server/door.ts'
import {
  accountOf,
  beginAccountChange,
  callerAbout,
  endSessionsOf,
  forgetFor,
  isGuarded,
  requireRecentProof,
  takeFor,
} from '#features/sessions/server/door.ts'
import { forgetTries, refusePoorPassword, setPassword } from '#features/sign-in/server/door.ts'
import { hashPassword, isPassword } from '#platform/passwords/argon2.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { needsProofForPassword } from './policy.ts'

const QUARTER = 900

/**
 * Sets or changes the password of whoever is signed in, and ends every session but this one. Throws 41097 where the current
 * one is wrong, what `requireRecentProof` throws where there is none or the account has an app or passkeys, and what
 * `refusePoorPassword` throws.
 */
export async function changePassword(
  world: AccountsWorld,
  request: { current_password?: string | undefined; new_password: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const account = await findAccount(world.db, accountOf(viewer))
  if (account === null) throw new ApiError(40003)
  const { id, first_name, last_name, email, phone } = account
  const personal = [first_name, last_name, first_name + last_name, email ?? '', phone ?? '']
  refusePoorPassword(request.new_password, { personal, field: 'new_password' })
  await askForProof(world, viewer, account, request.current_password ?? '')
  const passwordHash = await hashPassword(request.new_password)
  await world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    await beginAccountChange(db, viewer)
    await setPassword(db, id, passwordHash, world.clock.now())
    await endSessionsOf(here, id, viewer.session?.id ?? null)
    await forgetTries(here, id)
    await tellOwner(here, viewer, id, 'password-set')
    if (email === null || account.email_verified_at === null) return
    await postNoticeIfWelcome(here, { to: email, language: account.language, notice: 'password-changed' })
  })
  return {}
}

async function askForProof(
  world: AccountsWorld,
  viewer: Viewer,
  account: FoundAccount,
  current: string,
): Promise<void> {
  const { id, password_hash } = account
  const hasPassword = password_hash !== null
  if (needsProofForPassword({ hasPassword, isGuarded: isGuarded(account) }))
    await requireRecentProof(world, viewer)
  if (password_hash === null) return
  const tries = { name: 'password change', of: id }
  const caller = await callerAbout(world, viewer, id)
  await takeFor(world, caller, { ...tries, calls: PASSWORD_TRIES, seconds: QUARTER })
  if (!(await isPassword(current, password_hash))) throw new ApiError(41097, { field: 'current_password' })
  await forgetFor(world, caller, tries)
}
