import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'gate.required': 'Kolom ini tidak boleh kosong',
  'gate.step': 'Langkah {step} dari {steps}',
  'gate.wish_title': 'Pekerjaan apa yang Anda cari?',
  'gate.job_title': 'Posisi',
  'gate.another_title': 'Posisi lain (opsional)',
  'gate.title_help': 'Pilih salah satu saran, atau tulis dengan kata-kata Anda sendiri.',
  'gate.popular': 'Populer',
  'gate.suggestions': 'Saran',
  'gate.suggest': 'Tampilkan saran',
  'gate.words_invalid': 'Gunakan huruf atau angka, paling banyak {max, number} karakter.',
  'gate.place': 'Lokasi (opsional)',
  'gate.place_help':
    'Kota, wilayah, atau tempat dengan kata-kata Anda sendiri. Kosongkan jika di mana saja boleh.',
  'gate.level': 'Pengalaman',
  'gate.not_said': 'Tidak ingin menyebutkan',
  'gate.save_on': 'Simpan dan lanjutkan',
  'gate.save': 'Simpan',
  'gate.person_title': 'Tentang Anda',
  'gate.wanted': 'Anda mencari: {titles}',
  'gate.country': 'Negara',
  'gate.unsaved_title': 'Tinggalkan halaman tanpa menyimpan?',
  'gate.unsaved_text': 'Perubahan Anda di sini belum disimpan.',
  'gate.unsaved_stay': 'Tetap di sini',
  'gate.unsaved_leave': 'Tinggalkan',
}
