import type { Db } from '#platform/db/database.ts'

/** What is told to an account's owner. */
export type AccountEvent =
  | 'registered'
  | 'signed-in'
  | 'password-set'
  | 'password-reset'
  | 'email-verified'
  | 'email-changed'
  | 'phone-changed'
  | 'provider-linked'
  | 'provider-unlinked'
  | 'passkey-added'
  | 'passkey-removed'
  | 'app-added'
  | 'app-removed'
  | 'email-code-on'
  | 'email-code-off'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'session-ended'
  | 'deletion-asked'
  | 'deletion-taken-back'
  | 'taken-over'
  | 'identity-confirmed'
  | 'identity-deleted'

export async function noteEvent(
  db: Db,
  event: { accountId: string; event: AccountEvent; now: Date; userAgent: string; address: string },
): Promise<void> {
  await db
    .insertInto('account_events')
    .values({
      account_id: event.accountId,
      event: event.event,
      at: event.now,
      user_agent: event.userAgent,
      address: event.address,
    })
    .execute()
}
