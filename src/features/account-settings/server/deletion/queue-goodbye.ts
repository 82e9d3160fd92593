import { type AccountDependencies, queueDeletedSms, queueNotice } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { DueAccount } from '../queries/deletion.ts'

/**
 * Queues the last message, to a proven address. Afterwards the database no longer has the address. A reader who has
 * received too many messages gets none; the account is deleted anyway.
 */
export async function queueGoodbye(
  deps: Pick<AccountDependencies, 'db' | 'clock'>,
  { email, email_verified_at, phone, phone_verified_at, language }: DueAccount,
): Promise<void> {
  try {
    if (email !== null && email_verified_at !== null) {
      await queueNotice(deps, { to: email, language, notice: 'account-deleted', leavesNoTrace: true })
    } else if (phone !== null && phone_verified_at !== null) {
      await queueDeletedSms(deps, { to: phone, language })
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
