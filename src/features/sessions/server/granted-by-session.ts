import { ApiError } from '#shared/api-error.ts'
import { isGranterGone } from './queries/sessions.ts'

/**
 * What a session grants hangs on its row. A statement that grants something while the session is being ended waits for that
 * and fails: throws 40003 then.
 */
export async function grantedBySession<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement
  } catch (error) {
    throw isGranterGone(error) ? new ApiError(40003) : error
  }
}
