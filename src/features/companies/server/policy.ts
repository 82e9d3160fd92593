import type { Verdict } from '#shared/verdict.ts'

/** Who may do what with a company's entry (docs/decisions/0038). `role`: of a recruiter of this company. */
export const mayWithCompany = (role: string): { promise: Verdict } => ({
  promise: role === 'coordinator' || role === 'admin' ? true : 40005,
})
