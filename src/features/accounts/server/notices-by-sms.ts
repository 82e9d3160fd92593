import { DEFAULT_SITE } from '#config/site.ts'
import { queueSms } from '#platform/outbound/outbox.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { emailTexts } from './emails/email-texts.ts'

/** Notices to an owner without an email address. They throw the errors of `queueNotice`. */

type QueueDependencies = Pick<AccountDependencies, 'db' | 'clock'>

const site = DEFAULT_SITE.name

/** Tells a former number that the account has left it, with a link that undoes the change. */
export async function queueUndoSms(
  { db, clock }: QueueDependencies,
  { to, language: named, url }: { to: string; language: string; url: string },
): Promise<void> {
  const { language, t } = emailTexts(named)
  const text = [t('notice.phone-changed.subject', { site }), t('letter.undo_text'), url].join('\n')
  await queueSms(db, clock, { to, language, kind: 'notice phone-changed', text })
}

/** Tells a number that its account was deleted. */
export async function queueDeletedSms(
  { db, clock }: QueueDependencies,
  { to, language: named }: { to: string; language: string },
): Promise<void> {
  const { language, t } = emailTexts(named)
  const text = t('notice.account-deleted.subject', { site })
  await queueSms(db, clock, { to, language, kind: 'notice account-deleted', text, leavesNoTrace: true })
}
