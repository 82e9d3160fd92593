import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'employer.for_employers': 'Untuk perusahaan',
  'employer.log_out': 'Keluar',
  'employer.settings': 'Pengaturan akun',
  'employer.home_title': 'Perusahaan Anda',
  'employer.signed_in_as': 'Masuk sebagai {name}',
  'employer.company': 'Perusahaan',
  'employer.is_verified': 'Perusahaan terverifikasi',
  'employer.is_not_verified': 'Belum terverifikasi',
  'employer.public_page': 'Lihat halaman publik',
  'employer.open_jobs': '{count, plural, =0 {Lowongan terbuka} other {# lowongan terbuka}}',
  'employer.no_jobs': 'Saat ini tidak ada lowongan terbuka.',
  'employer.on_hold': 'Ditunda',
  'employer.posted': 'Dipasang pada {date}',
  'employer.newest_only': '{count, plural, other {Hanya # terbaru yang ditampilkan.}}',
  'employer.team': 'Tim perekrut',
  'employer.you': '{name} (Anda)',
  'employer.role_coordinator': 'Koordinator',
  'employer.role_admin': 'Administrator',
  'employer.role_recruiter': 'Perekrut',
  'employer.not_yet_title': 'Belum tersedia',
  'employer.not_yet_text':
    'Fitur memasang dan menutup lowongan, menambahkan rekan, melihat pelamar, dan chat sedang dibuat dan akan hadir di halaman ini.',
  'employer.to_seekers': 'Buka situs pencari kerja',
  'employer.sign_in_title': 'Masuk untuk merekrut',
  'employer.sign_in_text':
    'Untuk orang yang merekrut bagi perusahaan. Akunnya sama dengan akun mencari kerja.',
  'employer.login': 'Email atau nomor ponsel',
  'employer.sign_in': 'Masuk',
  'employer.send_code': 'Kirim kode lewat email',
  'employer.code_title': 'Masukkan kode',
  'employer.code_text': 'Jika {email} punya akun, kode enam digit sedang dikirim ke sana.',
  'employer.other_email': 'Gunakan alamat lain',
  'employer.or_seeker': 'Sudah masuk sebagai pencari kerja?',
  'employer.go_on': 'Lanjutkan dengan akun itu',
  'employer.nobody_there':
    'Tidak ada yang sedang masuk di situs pencari kerja pada browser ini. Silakan masuk di sini.',
  'employer.no_account': 'Tidak ada akun dengan alamat ini. Perusahaan baru belum bisa bergabung di sini.',
}
