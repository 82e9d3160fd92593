import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'tracking.pixel_title': 'Iklan: pilihan Anda',
  'tracking.pixel_text':
    'Bolehkah {host} mengetahui halaman yang Anda buka di sini agar kami tahu apakah iklan kami efektif? Pencarian Anda tidak pernah dibagikan. Situs ini tetap sama apa pun pilihan Anda.',
  'tracking.pixel_allow': 'Izinkan',
  'tracking.pixel_refuse': 'Tolak',
  'tracking.pixel_choice': 'Pilihan iklan',
}
