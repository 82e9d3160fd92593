import { ApiError } from '#shared/api-error.ts'
import { isGrantEnded } from './queries/sessions.ts'

/**
 * Runs a statement that grants something by a session. The grant references the session's row. If another transaction
 * is ending the session, the statement waits for it, fails, and throws 40003.
 */
export async function grantedBySession<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement
  } catch (error) {
    throw isGrantEnded(error) ? new ApiError(40003) : error
  }
}
