import { data } from 'react-router'

/** The code of the catalogue with which everything is refused while visitors are kept out. */
const UNDER_MAINTENANCE = 50006

/** What a loader throws then. */
export const closedSite = () => data({ code: UNDER_MAINTENANCE }, { status: 503 })

/** Whether a refusal that reached the error page says so: thrown here, or the answer to a call. */
export const isClosedSite = (refusal: unknown): boolean =>
  typeof refusal === 'object' && refusal !== null && 'code' in refusal && refusal.code === UNDER_MAINTENANCE
