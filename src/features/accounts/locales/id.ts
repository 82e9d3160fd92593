import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'start.title': 'Fitur akun segera hadir',
  'start.text':
    'Untuk melamar, menyimpan lowongan, dan chat dengan perusahaan, Anda perlu akun. Fitur masuk sedang dibuat dan belum tersedia.',
  'start.will_be': 'Yang akan ada di sini',
  'start.will_apply': 'Isi sekali saja: jawaban dan dokumen Anda disimpan untuk lamaran berikutnya.',
  'start.will_chat': 'Chat langsung dengan perusahaan, lengkap dengan riwayat balasannya.',
  'start.will_save': 'Simpan lowongan dan terima pemberitahuan lewat email, harian atau mingguan.',
  'start.back': 'Kembali ke halaman tadi',
}
