import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume.subject': 'أرسل إليك {name} سيرة ذاتية',
  'resume.text': 'أرسل إليك {name} هذه السيرة الذاتية عبر {site}، وهي مرفقة بهذه الرسالة.',
  'resume.from': 'من',
  'resume.email': 'البريد الإلكتروني',
  'resume.file': 'السيرة الذاتية',
  'resume.unknown': 'لا تعرف {name}؟ لا تفتح الملف واحذف هذه الرسالة.',
  'resume.stop': 'إيقاف استلام السير الذاتية بالبريد',
}
