import { RECENT_PROOF_SECONDS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { later } from './accounts-world.ts'

/** Before what cannot be taken back. Throws 40003 (nobody is signed in), 41058 (it was too long ago). */
export function requireRecentProof(viewer: Pick<Viewer, 'session'>, clock: Clock): void {
  if (viewer.session === undefined || viewer.session.accountId === null) throw new ApiError(40003)
  if (!isProofRecent(viewer.session, clock)) throw new ApiError(41058)
}

export const isProofRecent = ({ provenAt }: { provenAt: Date }, clock: Clock): boolean =>
  later(provenAt, RECENT_PROOF_SECONDS) > clock.now()
