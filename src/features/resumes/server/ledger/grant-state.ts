import type { GrantState } from '../policy.ts'
import type { FoundGrant } from '../queries/ledger.ts'

/** How a grant stands at a moment. */
export const grantState = (
  { reason, expires_at, revoked_at }: Pick<FoundGrant, 'reason' | 'expires_at' | 'revoked_at'>,
  isDeleted: boolean,
  now: Date,
): GrantState => ({
  isSent: reason === 'email',
  isRevoked: revoked_at !== null,
  isExpired: expires_at !== null && expires_at <= now,
  isDeleted,
})
