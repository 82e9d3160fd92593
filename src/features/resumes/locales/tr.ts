import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume_mail.title': 'E-postayla özgeçmiş',
  'resume_mail.text':
    'Biri size {site} üzerinden özgeçmiş gönderdi. Bundan sonra gelmemesini sağlayabiliriz.',
  'resume_mail.stop': 'Artık gönderilmesin',
  'resume_mail.stopped': 'Artık e-postayla özgeçmiş almayacaksınız.',
  'resume_mail.broken': 'Bu bağlantı çalışmıyor. E-postadan tamamını kopyalayın.',
}
