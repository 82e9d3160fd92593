import { DEFAULT_SITE } from '#config/site.ts'
import { postSms } from '#platform/post/outbox.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { letterTexts } from './letters/letter-texts.ts'

/** Notices to an owner without an email address. They throw as `postNotice` does. */

type Post = Pick<AccountDependencies, 'db' | 'clock'>

const site = DEFAULT_SITE.name

/** Tells a former number that the account has left it, with a link that undoes the change. */
export async function postUndoSms(
  { db, clock }: Post,
  { to, language: named, url }: { to: string; language: string; url: string },
): Promise<void> {
  const { language, t } = letterTexts(named)
  const text = [t('notice.phone-changed.subject', { site }), t('letter.undo_text'), url].join('\n')
  await postSms(db, clock, { to, language, kind: 'notice phone-changed', text })
}

/** Tells a number that its account was deleted. */
export async function postDeletedSms(
  { db, clock }: Post,
  { to, language: named }: { to: string; language: string },
): Promise<void> {
  const { language, t } = letterTexts(named)
  const text = t('notice.account-deleted.subject', { site })
  await postSms(db, clock, { to, language, kind: 'notice account-deleted', text, leavesNoTrace: true })
}
