import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume_mail.title': '電子郵件履歷',
  'resume_mail.text': '有人透過 {site} 寄給您履歷。我們可以不再寄送此類郵件給您。',
  'resume_mail.stop': '不再接收履歷',
  'resume_mail.stopped': '您不會再收到電子郵件履歷。',
  'resume_mail.broken': '此連結無效，請從郵件中完整複製。',
}
