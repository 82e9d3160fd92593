import { RECENT_PROOF_SECONDS } from '#config/limits.ts'
import type { AccountDependencies, FoundAccount } from '#features/accounts/server/door.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import { addProof, replaceProofs } from './queries/sessions.ts'
import {
  isGuarded,
  isRecent,
  type StrongProof,
  sessionOf,
  type WeakProof,
  weakProofs,
} from './recent-proof.ts'

/**
 * Records in the session that its owner has proven who they are. A new proof replaces the earlier ones. If two weak
 * proofs are needed, the second is added to the first and keeps its age. Returns the number of seconds for which
 * dangerous changes are allowed.
 */
export async function recordProof(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  viewer: Viewer,
  account: FoundAccount,
  proof: WeakProof | StrongProof,
): Promise<{ open_for: number }> {
  const session = sessionOf(viewer)
  const now = clock.now()
  const { id, provenBy, provenAt } = session
  const isWeak = weakProofs(account, null).some((weak) => weak === proof)
  const isSecond = isGuarded(account) && isWeak && isRecent(session, now) && !provenBy.includes(proof)
  if (!isSecond) {
    await replaceProofs(db, id, { proof, now })
    return { open_for: RECENT_PROOF_SECONDS }
  }
  await addProof(db, id, proof)
  const left = later(provenAt, RECENT_PROOF_SECONDS).getTime() - now.getTime()
  return { open_for: Math.ceil(left / 1000) }
}
