import { ApiError } from '#shared/api-error.ts'
import { postNotice } from './letters/notice-letter.ts'

/** A notice is no reason to undo what it tells of: where its reader has been sent too many letters, it is left out. */
export async function postNoticeIfWelcome(...letter: Parameters<typeof postNotice>): Promise<void> {
  try {
    await postNotice(...letter)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
