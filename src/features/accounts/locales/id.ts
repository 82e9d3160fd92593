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

  'handoff.two_title': 'Dua orang, satu browser',
  'handoff.two_text':
    '{arriving} datang dari situs lain, tetapi {here} yang masuk di sini. Siapa yang melanjutkan?',
  'handoff.go_on_as': 'Lanjutkan sebagai {name}',
  'handoff.stay_as': 'Tetap sebagai {name}',
  'handoff.refused_title': 'Tidak berhasil',
  'handoff.no_recruiter_title': 'Akun ini belum merekrut',
  'handoff.no_recruiter_text':
    'Situs perusahaan adalah untuk orang yang merekrut bagi sebuah perusahaan. Minta koordinator perusahaan menambahkan Anda, atau masuk dengan akun lain.',
  'handoff.again': 'Coba lagi',
  'handoff.sign_in_here': 'Masuk di sini',
  'handoff.switch_title': 'Situs untuk perusahaan',
  'handoff.switch_text': 'Anda melanjutkan sebagai {name} dan tetap masuk di kedua situs.',
  'handoff.switch_nobody':
    'Di sini perusahaan mengurus lowongan dan orang yang merekrut. Masuk dulu, atau masuk di sana.',
  'handoff.switch_no_recruiter':
    '{name} belum merekrut untuk perusahaan mana pun. Begitu perusahaan menambahkan Anda, Anda dapat masuk dari sini.',
  'handoff.switch_go': 'Buka situs perusahaan',
}
