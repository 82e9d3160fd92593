import { PASSWORD_TRIES, RECENT_PROOF_SECONDS } from '#config/limits.ts'
import { isPassword } from '#platform/passwords/argon2.ts'
import { forgetShared, takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AccountsWorld } from '../accounts-world.ts'
import { noteProof } from '../queries/sessions.ts'
import { sessionOf } from '../recent-proof.ts'
import { ownAccount } from './own-account.ts'

/** Throws 41097 beside `password` (wrong, or there is none), 40006 after too many. */
export async function confirmByPassword(
  world: AccountsWorld,
  viewer: Viewer,
  { password }: { password: string },
): Promise<{ open_for: number }> {
  const { id, accountId } = sessionOf(viewer)
  const { password_hash } = await ownAccount(world, accountId)
  // The same tries as at changing it: neither place gives more.
  const tries = { name: 'password change', of: accountId }
  await takeShared(world.db, world.clock, { ...tries, calls: PASSWORD_TRIES, seconds: 900 })
  if (password_hash === null || !(await isPassword(password, password_hash))) {
    throw new ApiError(41097, { field: 'password' })
  }
  await forgetShared(world.db, tries)
  await noteProof(world.db, id, { provenBy: 'password', now: world.clock.now() })
  return { open_for: RECENT_PROOF_SECONDS }
}
