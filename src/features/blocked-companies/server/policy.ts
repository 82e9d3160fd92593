import type { Verdict } from '#shared/verdict.ts'

/** A company that a seeker might block. */
export interface Blocking {
  /** By this very company, not by another of its group. */
  isBlocked: boolean
  /** How many companies they have blocked. */
  blocks: number
  mostBlocks: number
  openApplications: number
  /** They have said that these shall be withdrawn. */
  withdraws: boolean
}

/** Whether somebody may block a company. Nothing is withdrawn that they have not been told of. */
export function mayBlock(asked: Blocking): Verdict {
  if (asked.isBlocked) return 41090
  if (asked.blocks >= asked.mostBlocks) return 41109
  return asked.openApplications > 0 && !asked.withdraws ? 41108 : true
}
