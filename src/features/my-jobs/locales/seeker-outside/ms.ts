import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'outside.title': 'Adakah anda memohon?',
  'outside.text':
    'Kami boleh menyimpan jawatan ini dalam Kerja saya supaya anda tidak terlepas pandang. Orang lain tidak mengetahuinya.',
  'outside.yes': 'Ya, simpan',
  'outside.no': 'Tidak',
  'outside.kept': 'Ia disimpan dalam Kerja saya, di bawah “Di laman lain”.',
}
