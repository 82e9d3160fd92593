import { ApiError } from './api-error.ts'

/**
 * What a policy says about one verb: `true`, or the code of the refusal (`config/errors`). The use-case refuses with the code,
 * and the response carries the ability (`may: { remove: false }`). Both come from the same verdict, so that a button and
 * its refusal cannot disagree (docs/decisions/0038).
 */
export type Verdict = true | number

/** Throws the code of a refusal. */
export function requireAllowed(verdict: Verdict): void {
  if (verdict !== true) throw new ApiError(verdict)
}

/** The ability, for a response. */
export const isAllowed = (verdict: Verdict): boolean => verdict === true
