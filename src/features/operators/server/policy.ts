import type { Verdict } from '#shared/verdict.ts'

/** Which accounts an operator may suspend, and which restore. */

export interface Suspension {
  suspended_at: Date | null
  /** Null: until it is restored. */
  suspended_until: Date | null
}

/** Whether the account is suspended now: a suspension may have passed. */
export const isSuspended = ({ suspended_at, suspended_until }: Suspension, now: Date): boolean =>
  suspended_at !== null && (suspended_until === null || suspended_until > now)

/**
 * 40005: an operator's own account, since one click could cost an installation its last operator. 41098: the account
 * has that state already.
 */
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
