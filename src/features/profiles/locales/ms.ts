import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'gate.required': 'Medan ini tidak boleh kosong',
  'gate.step': 'Langkah {step} daripada {steps}',
  'gate.wish_title': 'Kerja apakah yang anda cari?',
  'gate.job_title': 'Jawatan',
  'gate.another_title': 'Jawatan lain (pilihan)',
  'gate.title_help': 'Pilih satu cadangan, atau tulis dengan perkataan anda sendiri.',
  'gate.popular': 'Popular',
  'gate.suggestions': 'Cadangan',
  'gate.suggest': 'Tunjukkan cadangan',
  'gate.words_invalid': 'Gunakan huruf atau angka, paling banyak {max, number} aksara.',
  'gate.place': 'Tempat (pilihan)',
  'gate.place_help':
    'Bandar, wilayah atau tempat dengan perkataan anda sendiri. Biarkan kosong jika di mana-mana pun boleh.',
  'gate.level': 'Pengalaman',
  'gate.not_said': 'Tidak mahu menyatakan',
  'gate.save_on': 'Simpan dan teruskan',
  'gate.save': 'Simpan',
  'gate.person_title': 'Tentang anda',
  'gate.wanted': 'Anda mencari: {titles}',
  'gate.country': 'Negara',
  'gate.unsaved_title': 'Tinggalkan halaman tanpa menyimpan?',
  'gate.unsaved_text': 'Perubahan anda di sini belum disimpan.',
  'gate.unsaved_stay': 'Kekal di sini',
  'gate.unsaved_leave': 'Tinggalkan',
}
