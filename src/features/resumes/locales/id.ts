import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume_mail.title': 'CV lewat email',
  'resume_mail.text': 'Seseorang mengirim CV kepada Anda lewat {site}. Kami bisa menghentikannya.',
  'resume_mail.stop': 'Jangan kirim lagi',
  'resume_mail.stopped': 'Anda tidak akan menerima CV lewat email lagi.',
  'resume_mail.broken': 'Tautan ini tidak berfungsi. Salin seluruhnya dari email.',
}
