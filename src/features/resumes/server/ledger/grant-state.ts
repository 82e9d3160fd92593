import type { GrantState } from '../policy.ts'

/** How a grant stands at a moment. */
export const grantState = (
  { expires_at, revoked_at }: { expires_at: Date | null; revoked_at: Date | null },
  isDeleted: boolean,
  now: Date,
): GrantState => ({
  isRevoked: revoked_at !== null,
  isExpired: expires_at !== null && expires_at <= now,
  isDeleted,
})
