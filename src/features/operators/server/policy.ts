import type { Verdict } from '#shared/verdict.ts'

/** Which account an operator may suspend, and which one let in again. */

export interface Suspension {
  suspended_at: Date | null
  /** Null: until it is restored. */
  suspended_until: Date | null
}

/** A suspension that has passed is none. */
export const isSuspended = ({ suspended_at, suspended_until }: Suspension, now: Date): boolean =>
  suspended_at !== null && (suspended_until === null || suspended_until > now)

/** Nobody suspends their own account (40005): an installation could lose its last operator by one click. */
export function mayWithAccount(
  operatorId: string,
  account: Suspension & { id: string },
  now: Date,
): Record<'suspend' | 'restore', Verdict> {
  const isSuspendedNow = isSuspended(account, now)
  return {
    suspend: account.id === operatorId ? 40005 : !isSuspendedNow || 41098,
    restore: isSuspendedNow || 41098,
  }
}
