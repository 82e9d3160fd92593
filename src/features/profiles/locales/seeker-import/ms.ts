import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'import.title': 'Isi profil anda daripada fail',
  'import.text':
    'JSON Resume, fail Europass atau arkib LinkedIn anda. Anda dapat melihat apa yang kami baca sebelum apa-apa ditambah.',
  'import.choose': 'Pilih fail',
  'import.help':
    'JSON, XML, PDF Europass, ZIP atau CSV, sehingga {size, number} MB. Fail itu sendiri tidak disimpan.',
  'import.read': 'Baca fail',
  'import.where':
    'Arkib LinkedIn anda: di LinkedIn, buka Tetapan, kemudian Privasi data, kemudian Dapatkan salinan data anda.',
  'import.look_title': 'Apa yang kami baca',
  'import.look_text':
    'Daripada {name}. Pilih apa yang hendak ditambah pada profil anda. Ia menunggu di sini selama {hours, number} jam.',
  'import.known': 'Sudah ada dalam profil anda',
  'import.replaces': 'Menggantikan: {present}',
  'import.shortened': 'Dipendekkan: terlalu panjang untuk profil.',
  'import.room':
    '{count, plural, =0 {Tiada ruang lagi di sini. Padam sesuatu daripada profil anda dahulu.} other {Ada ruang untuk # lagi. Pilih yang mana.}}',
  'import.month_help': 'Tanpa bulan, tarikh ini tidak ditambah.',
  'import.end_help': 'Biarkan kosong jika anda masih bekerja di situ.',
  'import.choose_one': 'Sila pilih',
  'import.left_title': 'Tidak diambil',
  'import.left_text': 'Profil tidak mempunyai tempat untuk ini, atau kami tidak dapat membacanya.',
  'import.nothing': 'Tiada apa-apa dalam fail ini yang sesuai untuk profil.',
  'import.add': 'Tambah pada profil saya',
  'import.discard': 'Guna fail lain',
  'import.leave': 'Teruskan tanpa menambah',
  'import.none':
    'Tiada apa-apa yang ditanda, jadi tiada apa-apa yang ditambah. Semua yang kami baca masih ada di sini.',
  'import.show_place': 'Tunjukkan dalam dokumen',
  'import.file_not_kept':
    'Fail ini tiada dalam senarai resume anda. Maklumat yang kami baca daripadanya masih ada di sini.',
}
