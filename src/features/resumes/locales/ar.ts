import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume_mail.title': 'السير الذاتية بالبريد',
  'resume_mail.text': 'أرسل إليك شخص سيرة ذاتية عبر {site}. يمكننا ألا يصلك المزيد.',
  'resume_mail.stop': 'لا أريد المزيد',
  'resume_mail.stopped': 'لن تصلك سير ذاتية بالبريد بعد الآن.',
  'resume_mail.broken': 'هذا الرابط لا يعمل. انسخه كاملًا من الرسالة.',
}
