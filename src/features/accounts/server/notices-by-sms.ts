import { DEFAULT_SITE } from '#config/site.ts'
import { postSms } from '#platform/post/outbox.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { letterTexts } from './letters/letter-texts.ts'

/** What is told of an account whose owner has no email address. Throws as those of `letters.ts` do. */

type Post = Pick<AccountDependencies, 'db' | 'clock'>

const site = DEFAULT_SITE.name

/** A former number is told that it is no longer the account's, with the way to undo it. */
export async function postUndoSms(
  { db, clock }: Post,
  { to, language: named, url }: { to: string; language: string; url: string },
): Promise<void> {
  const { language, t } = letterTexts(named)
  const text = [t('notice.phone-changed.subject', { site }), t('letter.undo_text'), url].join('\n')
  await postSms(db, clock, { to, language, kind: 'notice phone-changed', text })
}

/** The account is gone. */
export async function postDeletedSms(
  { db, clock }: Post,
  { to, language: named }: { to: string; language: string },
): Promise<void> {
  const { language, t } = letterTexts(named)
  const text = t('notice.account-deleted.subject', { site })
  await postSms(db, clock, { to, language, kind: 'notice account-deleted', text, leavesNoTrace: true })
}
