import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'auto.title': 'Hantar resume secara automatik',
  'auto.help':
    'Ia dihantar bersama mesej pertama setiap permohonan, kecuali anda memilih yang lain di situ. Setiap penghantaran disenaraikan.',
  'auto.off': 'Tutup',
  'auto.set_automatic': '{name} kini dihantar secara automatik.',
  'auto.not_automatic': 'Tiada resume dihantar secara automatik sekarang.',
  'auto.save': 'Simpan',
}
