import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'import.title': 'Isi profil Anda dari berkas',
  'import.text':
    'JSON Resume, berkas Europass, atau arsip LinkedIn Anda. Anda melihat apa yang kami baca sebelum ada yang ditambahkan.',
  'import.choose': 'Pilih berkas',
  'import.help':
    'JSON, XML, PDF Europass, ZIP, atau CSV, hingga {size, number} MB. Berkasnya sendiri tidak disimpan.',
  'import.read': 'Baca berkas',
  'import.where':
    'Arsip LinkedIn Anda: di LinkedIn, buka Pengaturan, lalu Privasi data, lalu Dapatkan salinan data Anda.',
  'import.look_title': 'Yang kami baca',
  'import.look_text':
    'Dari {name}. Pilih yang akan ditambahkan ke profil Anda. Isinya menunggu di sini selama {hours, number} jam.',
  'import.known': 'Sudah ada di profil Anda',
  'import.replaces': 'Menggantikan: {present}',
  'import.shortened': 'Dipersingkat: terlalu panjang untuk profil.',
  'import.room':
    '{count, plural, =0 {Tidak ada tempat lagi di sini. Hapus dulu sesuatu dari profil Anda.} other {Masih ada tempat untuk # lagi. Pilih yang mana.}}',
  'import.month_help': 'Tanpa bulan, tanggal ini tidak ditambahkan.',
  'import.end_help': 'Kosongkan jika Anda masih bekerja di sana.',
  'import.choose_one': 'Silakan pilih',
  'import.left_title': 'Tidak diambil',
  'import.left_text': 'Profil tidak memiliki tempat untuk ini, atau kami tidak dapat membacanya.',
  'import.nothing': 'Tidak ada isi berkas ini yang cocok untuk profil.',
  'import.add': 'Tambahkan ke profil saya',
  'import.discard': 'Gunakan berkas lain',
  'import.leave': 'Lanjut tanpa menambahkan',
  'import.none':
    'Tidak ada yang dicentang, jadi tidak ada yang ditambahkan. Semua yang kami baca masih ada di sini.',
  'import.show_place': 'Tampilkan di dokumen',
  'import.file_not_kept':
    'File ini tidak ada di daftar resume Anda. Isi yang kami baca darinya masih ada di sini.',
}
