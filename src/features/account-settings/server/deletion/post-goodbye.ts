import { type AccountsWorld, postDeletedSms, postNotice } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Leaving } from '../queries/deletion.ts'

/**
 * The last that somebody hears of us, at an address they had proven. Once it has left, nothing here knows the address. Where
 * they have been sent too much already it is left out: the account goes all the same.
 */
export async function postGoodbye(
  world: Pick<AccountsWorld, 'db' | 'clock'>,
  { email, email_verified_at, phone, phone_verified_at, language }: Leaving,
): Promise<void> {
  try {
    if (email !== null && email_verified_at !== null) {
      await postNotice(world, { to: email, language, notice: 'account-deleted', leavesNoTrace: true })
    } else if (phone !== null && phone_verified_at !== null) {
      await postDeletedSms(world, { to: phone, language })
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
