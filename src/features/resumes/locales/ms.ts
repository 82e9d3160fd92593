import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume_mail.title': 'Resume melalui e-mel',
  'resume_mail.text': 'Seseorang menghantar resume kepada anda melalui {site}. Kami boleh menghentikannya.',
  'resume_mail.stop': 'Jangan hantar lagi',
  'resume_mail.stopped': 'Anda tidak akan menerima resume melalui e-mel lagi.',
  'resume_mail.broken': 'Pautan ini tidak berfungsi. Salin sepenuhnya daripada e-mel.',
}
