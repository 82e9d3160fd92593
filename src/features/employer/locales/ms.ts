import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'employer.for_employers': 'Untuk majikan',
  'employer.log_out': 'Log keluar',
  'employer.home_title': 'Syarikat anda',
  'employer.signed_in_as': 'Log masuk sebagai {name}',
  'employer.company': 'Syarikat',
  'employer.is_verified': 'Syarikat disahkan',
  'employer.is_not_verified': 'Belum disahkan',
  'employer.public_page': 'Lihat halaman awam',
  'employer.open_jobs': '{count, plural, =0 {Kerja dibuka} other {# kerja dibuka}}',
  'employer.no_jobs': 'Tiada kerja yang dibuka sekarang.',
  'employer.on_hold': 'Ditangguhkan',
  'employer.posted': 'Disiarkan pada {date}',
  'employer.newest_only': '{count, plural, other {# yang terbaharu ditunjukkan.}}',
  'employer.team': 'Siapa yang mengambil pekerja di sini',
  'employer.you': '{name} (anda)',
  'employer.role_coordinator': 'Penyelaras',
  'employer.role_admin': 'Pentadbir',
  'employer.role_recruiter': 'Perekrut',
  'employer.not_yet_title': 'Belum ada di sini',
  'employer.not_yet_text':
    'Menyiarkan dan menutup kerja, pemohon dan sembang sedang dibina dan akan hadir di halaman ini.',
  'employer.to_seekers': 'Pergi ke laman pencari kerja',
  'employer.sign_in_title': 'Log masuk untuk mengambil pekerja',
  'employer.sign_in_text':
    'Untuk mereka yang mengambil pekerja bagi sesebuah syarikat. Akaunnya sama dengan akaun mencari kerja.',
  'employer.login': 'E-mel atau nombor telefon',
  'employer.password': 'Kata laluan',
  'employer.sign_in': 'Log masuk',
  'employer.or_code': 'Tiada kata laluan?',
  'employer.email': 'E-mel',
  'employer.send_code': 'E-melkan kod kepada saya',
  'employer.code_title': 'Masukkan kod',
  'employer.code_text': 'Jika {email} mempunyai akaun, kod enam digit sedang dihantar ke sana.',
  'employer.code': 'Kod enam digit',
  'employer.other_email': 'Guna alamat lain',
  'employer.or_seeker': 'Sudah log masuk sebagai pencari kerja?',
  'employer.go_on': 'Teruskan dengan akaun itu',
  'employer.no_account':
    'Tiada akaun dengan alamat ini. Daftar di laman pencari kerja dahulu, kemudian minta penyelaras syarikat menambah anda.',
}
