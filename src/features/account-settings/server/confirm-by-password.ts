import { PASSWORD_TRIES } from '#config/limits.ts'
import { type AccountDependencies, ownAccount } from '#features/accounts/server/door.ts'
import {
  callerForAccount,
  recordProof,
  resetForCaller,
  sessionOf,
  strongProofs,
  takeForCaller,
  weakProofs,
} from '#features/sessions/server/door.ts'
import { isPassword } from '#platform/passwords/argon2.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'

/**
 * Throws 41036 if the account requires a stronger proof, 41097 beside `password` (the password is wrong, or the account
 * has none), 40006 after too many tries.
 */
export async function confirmByPassword(
  deps: AccountDependencies,
  { password }: { password: string },
  viewer: Viewer,
): Promise<{ open_for: number }> {
  const { accountId } = sessionOf(viewer)
  const account = await ownAccount(deps, accountId)
  const { password_hash } = account
  const isEnough =
    strongProofs(account).length === 0 || weakProofs(account, deps.clock.now()).includes('password')
  if (!isEnough) throw new ApiError(41036)
  // This is also the counter for changing the password, so that two calls do not give more tries.
  const tries = { name: 'password change', of: accountId }
  const caller = await callerForAccount(deps, viewer, accountId)
  await takeForCaller(deps, caller, { ...tries, calls: PASSWORD_TRIES, seconds: 900 })
  if (password_hash === null || !(await isPassword(password, password_hash))) {
    throw new ApiError(41097, { field: 'password' })
  }
  await resetForCaller(deps, caller, tries)
  return recordProof(deps, viewer, account, 'password')
}
