import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'

/** The id of the signed-in account. Throws 40003 for a viewer without one. */
export function accountOf({ session }: Viewer): string {
  if (session === undefined || session.accountId === null) throw new ApiError(40003)
  return session.accountId
}

/** The account id of the operator at the console. Throws 40003 for anybody else. */
export function operatorOf(viewer: Viewer): string {
  if (viewer.role !== 'operator') throw new ApiError(40003)
  return accountOf(viewer)
}
