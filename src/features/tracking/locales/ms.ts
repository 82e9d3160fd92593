import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'tracking.pixel_title': 'Pengiklanan: pilihan anda',
  'tracking.pixel_text':
    'Bolehkah {host} mengetahui halaman yang anda buka di sini supaya kami tahu sama ada pengiklanan kami berkesan? Perkara yang anda cari tidak akan dikongsi. Laman ini tetap sama walau apa pun pilihan anda.',
  'tracking.pixel_allow': 'Benarkan',
  'tracking.pixel_refuse': 'Tolak',
  'tracking.pixel_choice': 'Pilihan pengiklanan',
}
