import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'auto.title': 'إرسال سيرة ذاتية تلقائيًا',
  'auto.help': 'تُرسل مع رسالتك الأولى في كل طلب، ما لم تختر غيرها هناك. ويُسجَّل كل إرسال.',
  'auto.off': 'إيقاف',
  'auto.set_automatic': 'تُرسل {name} تلقائيًا من الآن.',
  'auto.not_automatic': 'لا تُرسل أي سيرة ذاتية تلقائيًا من الآن.',
  'auto.save': 'حفظ',
}
