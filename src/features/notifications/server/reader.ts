import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'

/** The account whose notifications a viewer reads. Throws 40003 for a viewer without one. */
export function readerOf({ session }: Viewer): string {
  if (session === undefined || session.accountId === null) throw new ApiError(40003)
  return session.accountId
}
