import { RECENT_PROOF_SECONDS } from '#config/limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Session, Viewer } from '#shared/viewer.ts'
import { type AccountsWorld, later } from './accounts-world.ts'

/**
 * The account of who is signed in and has proven so just now: before everything by which a borrowed device could be made
 * a stolen account. Throws 40003, or 41058 where the proof is too old.
 */
export function requireRecentProof({ clock }: Pick<AccountsWorld, 'clock'>, viewer: Viewer): string {
  const { accountId, provenAt } = requireSession(viewer)
  if (later(provenAt, RECENT_PROOF_SECONDS) <= clock.now()) throw new ApiError(41058)
  return accountId
}

/** Throws 40003 where nobody is signed in. */
export function requireSession({ session }: Viewer): Session & { accountId: string } {
  if (session === undefined || session.accountId === null) throw new ApiError(40003)
  return { ...session, accountId: session.accountId }
}
