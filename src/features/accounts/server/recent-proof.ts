import { RECENT_PROOF_SECONDS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Session, Viewer } from '#shared/viewer.ts'
import { later } from './accounts-world.ts'

/**
 * Before what cannot be taken back. Answers whose account it is. Throws 40003 (nobody is signed in), 41058 (the proof is
 * too old).
 */
export function requireRecentProof(viewer: Pick<Viewer, 'session'>, clock: Clock): string {
  const session = sessionOf(viewer)
  if (!isProofRecent(session, clock)) throw new ApiError(41058)
  return session.accountId
}

/** The session of an account. Throws 40003 where there is none. */
export function sessionOf({ session }: Pick<Viewer, 'session'>): Session & { accountId: string } {
  if (session === undefined || session.accountId === null) throw new ApiError(40003)
  return { ...session, accountId: session.accountId }
}

const isProofRecent = ({ provenAt }: { provenAt: Date }, clock: Clock): boolean =>
  later(provenAt, RECENT_PROOF_SECONDS) > clock.now()
