import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'recently.title': 'Baru dilihat',
  'recently.text': 'Yang diingat peramban ini untuk Anda. Hanya Anda yang melihatnya.',
  'recently.remember': 'Ingat pencarian saya dan lowongan yang saya buka',
  'recently.remember_text': 'Tersimpan di perangkat ini saja. Jika dimatikan, kedua daftar dihapus.',
  'recently.forgot': 'Tidak ada lagi yang diingat.',
  'recently.searches': 'Pencarian terakhir',
  'recently.no_searches': 'Tidak ada pencarian terakhir.',
  'recently.clear_searches': 'Hapus pencarian',
  'recently.jobs': 'Lowongan yang Anda buka',
  'recently.no_jobs': 'Anda belum membuka lowongan.',
  'recently.clear_jobs': 'Hapus lowongan yang dibuka',
  'recently.cleared': 'Sudah dihapus.',
  'recently.account_title': 'Di akun Anda',
  'recently.account_text': 'Saat Anda masuk, perangkat menyimpan daftarnya di akun agar tidak hilang.',
  'recently.account_count':
    '{searches, plural, =0 {Tidak ada pencarian} other {# pencarian}} · {jobs, plural, =0 {tidak ada lowongan dibuka} other {# lowongan dibuka}}',
  'recently.account_clear': 'Hapus daftar di akun',
  'recently.account_cleared': 'Akun Anda tidak menyimpannya lagi.',
  'recently.hidden': 'Lowongan yang tidak Anda minati',
  'recently.open': 'Lihat dan hapus',
}
