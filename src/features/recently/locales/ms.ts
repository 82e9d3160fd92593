import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'recently.title': 'Dilihat baru-baru ini',
  'recently.text': 'Perkara yang diingati oleh pelayar ini untuk anda. Hanya anda yang melihatnya.',
  'recently.remember': 'Ingat carian saya dan jawatan yang saya buka',
  'recently.remember_text': 'Ia kekal pada peranti ini. Jika dimatikan, kedua-dua senarai dikosongkan.',
  'recently.forgot': 'Tiada apa-apa yang diingati lagi.',
  'recently.searches': 'Carian terkini',
  'recently.no_searches': 'Tiada carian terkini.',
  'recently.clear_searches': 'Kosongkan carian',
  'recently.jobs': 'Jawatan yang anda buka',
  'recently.no_jobs': 'Anda belum membuka sebarang jawatan.',
  'recently.clear_jobs': 'Kosongkan jawatan yang dibuka',
  'recently.cleared': 'Telah dikosongkan.',
  'recently.account_title': 'Dalam akaun anda',
  'recently.account_text':
    'Semasa anda log masuk, peranti anda menyimpan senarainya dalam akaun supaya tidak hilang.',
  'recently.account_count':
    '{searches, plural, =0 {Tiada carian} other {# carian}} · {jobs, plural, =0 {tiada jawatan dibuka} other {# jawatan dibuka}}',
  'recently.account_clear': 'Kosongkan senarai akaun',
  'recently.account_cleared': 'Akaun anda tidak lagi menyimpannya.',
  'recently.hidden': 'Jawatan yang anda tidak berminat',
  'recently.open': 'Lihat dan kosongkan',
}
