import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'greet.title': 'Ucapan salam',
  'greet.text': 'Kata-kata pertama anda kepada perekrut, sedia untuk dihantar.',
  'greet.list_title': 'Ucapan salam anda',
  'greet.empty': 'Anda belum mempunyai ucapan salam.',
  'greet.add_title': 'Ucapan salam baharu',
  'greet.field': 'Ucapan salam',
  'greet.help':
    'Paling banyak {max} aksara. Tanpa alamat web, nombor telefon atau nama akaun: anda boleh bertukar selepas memohon, apabila kedua-dua pihak mahu.',
  'greet.add': 'Tambah',
  'greet.save': 'Simpan',
  'greet.edit': 'Sunting',
  'greet.remove': 'Buang',
  'greet.cancel': 'Batal',
  'greet.default': 'Lalai',
  'greet.make_default': 'Jadikan lalai',
  'greet.up': 'Alih ke atas',
  'greet.down': 'Alih ke bawah',
  'greet.handle': 'Seret, atau alih dengan kekunci anak panah: {text}',
  'greet.moved': 'Kini di tempat {position} daripada {all}.',
  'greet.removed': 'Ucapan salam dibuang.',
  'greet.full': 'Anda mempunyai {max} ucapan salam. Buang satu untuk menambah yang lain.',
  'greet.act_on': '{act}: {text}',
  'greet.start_title': 'Untuk bermula',
  'greet.start_text': 'Tambah satu dan ubah mengikut gaya anda.',
  'greet.start_1': 'Salam, saya telah membaca iklan ini dan ingin tahu lebih lanjut tentang jawatan ini.',
  'greet.start_2': 'Salam, pengalaman saya sesuai dengan jawatan ini. Saya berbesar hati untuk berbincang.',
  'greet.start_3':
    'Selamat sejahtera, adakah jawatan ini masih dibuka? Saya boleh bermula segera dan menghantar resume.',
  'greet.start_4':
    'Salam, saya berminat dengan syarikat anda dan ingin tahu apa yang paling penting dalam jawatan ini.',
}
