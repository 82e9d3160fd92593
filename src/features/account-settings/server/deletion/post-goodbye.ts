import { type AccountDependencies, postDeletedSms, postNotice } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { DueAccount } from '../queries/deletion.ts'

/**
 * The last that somebody hears of us, at an address they had proven. Once it has left, nothing here knows the address. Where
 * they have been sent too much already it is left out: the account goes all the same.
 */
export async function postGoodbye(
  deps: Pick<AccountDependencies, 'db' | 'clock'>,
  { email, email_verified_at, phone, phone_verified_at, language }: DueAccount,
): Promise<void> {
  try {
    if (email !== null && email_verified_at !== null) {
      await postNotice(deps, { to: email, language, notice: 'account-deleted', leavesNoTrace: true })
    } else if (phone !== null && phone_verified_at !== null) {
      await postDeletedSms(deps, { to: phone, language })
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
