import type { Verdict } from '#shared/verdict.ts'

/** The accounts that an operator may suspend or restore. */

export interface Suspension {
  suspended_at: Date | null
  /** Null if the suspension lasts until an operator ends it. */
  suspended_until: Date | null
}

/** Whether the account is suspended now: a suspension may have ended. */
export const isSuspended = ({ suspended_at, suspended_until }: Suspension, now: Date): boolean =>
  suspended_at !== null && (suspended_until === null || suspended_until > now)

/**
 * 40005: an operator's own account, since one click could cost an installation its last operator. 41098: the account is
 * already suspended or restored.
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
