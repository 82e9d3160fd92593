import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'auto.title': 'Kirim resume secara otomatis',
  'auto.help':
    'Resume ikut dengan pesan pertama setiap lamaran, kecuali Anda memilih yang lain di sana. Setiap pengiriman tercatat.',
  'auto.off': 'Mati',
  'auto.set_automatic': '{name} kini dikirim otomatis.',
  'auto.not_automatic': 'Kini tidak ada resume yang dikirim otomatis.',
  'auto.save': 'Simpan',
}
