import type { Verdict } from '#shared/verdict.ts'

/** A report is decided once. If two operators decide at the same moment, the second gets 41098. */
export const mayWithReport = ({ isOpen }: { isOpen: boolean }): { decide: Verdict } => ({
  decide: isOpen || 41098,
})
