import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'outside.title': 'Apakah Anda sudah melamar?',
  'outside.text':
    'Lowongan ini dapat kami simpan di Pekerjaan saya agar mudah dipantau. Orang lain tidak mengetahuinya.',
  'outside.yes': 'Ya, simpan',
  'outside.no': 'Tidak',
  'outside.kept': 'Tersimpan di Pekerjaan saya, pada “Di situs lain”.',
}
