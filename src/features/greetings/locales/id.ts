import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'greet.title': 'Sapaan',
  'greet.text': 'Kata-kata pertama Anda untuk perekrut, siap dikirim.',
  'greet.list_title': 'Sapaan Anda',
  'greet.empty': 'Anda belum punya sapaan.',
  'greet.add_title': 'Sapaan baru',
  'greet.field': 'Sapaan',
  'greet.help':
    'Paling banyak {max} karakter. Tanpa alamat, nomor telepon, atau nama akun: Anda bisa bertukar setelah melamar, bila keduanya mau.',
  'greet.add': 'Tambah',
  'greet.save': 'Simpan',
  'greet.edit': 'Ubah',
  'greet.remove': 'Hapus',
  'greet.cancel': 'Batal',
  'greet.default': 'Utama',
  'greet.make_default': 'Jadikan utama',
  'greet.up': 'Naikkan',
  'greet.down': 'Turunkan',
  'greet.handle': 'Seret, atau pindahkan dengan tombol panah: {text}',
  'greet.moved': 'Kini di urutan {position} dari {all}.',
  'greet.removed': 'Sapaan dihapus.',
  'greet.full': 'Anda punya {max} sapaan. Hapus satu untuk menambah yang lain.',
  'greet.act_on': '{act}: {text}',
  'greet.start_title': 'Untuk memulai',
  'greet.start_text': 'Tambahkan satu lalu sesuaikan.',
  'greet.start_1': 'Halo, saya sudah membaca lowongan ini dan ingin tahu lebih banyak tentang posisinya.',
  'greet.start_2': 'Halo, pengalaman saya cocok dengan posisi ini. Saya senang jika bisa berbincang.',
  'greet.start_3':
    'Selamat siang, apakah posisi ini masih dibuka? Saya bisa segera mulai dan mengirim resume.',
  'greet.start_4':
    'Halo, saya tertarik dengan perusahaan Anda dan ingin tahu apa yang paling penting di posisi ini.',
}
