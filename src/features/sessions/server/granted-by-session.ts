import { ApiError } from '#shared/api-error.ts'
import { isGrantEnded } from './queries/sessions.ts'

/**
 * Runs a statement that grants something by a session. The grant references the session's row: if the session is being
 * ended, the statement waits for that and fails. Throws 40003 then.
 */
export async function grantedBySession<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement
  } catch (error) {
    throw isGrantEnded(error) ? new ApiError(40003) : error
  }
}
