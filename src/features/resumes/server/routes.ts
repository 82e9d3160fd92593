import type { Route } from '#shared/contract.ts'

/** The calls of this room. */
export const resumeRoutes = (_deps: object): Route[] => []
