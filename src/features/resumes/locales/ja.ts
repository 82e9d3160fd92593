import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume_mail.title': 'メールで届く履歴書',
  'resume_mail.text': '{site}を通じて履歴書が送られました。今後届かないようにできます。',
  'resume_mail.stop': '今後受け取らない',
  'resume_mail.stopped': '今後、メールで履歴書は届きません。',
  'resume_mail.broken': 'このリンクは使えません。メールから全体をコピーしてください。',
}
