import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume_mail.title': '邮件简历',
  'resume_mail.text': '有人通过 {site} 给您发送了简历。我们可以不再向您发送此类邮件。',
  'resume_mail.stop': '不再接收简历',
  'resume_mail.stopped': '您不会再收到邮件简历。',
  'resume_mail.broken': '此链接无效，请从邮件中完整复制。',
}
