import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'employer.for_employers': 'Untuk majikan',
  'employer.log_out': 'Log keluar',
  'employer.settings': 'Tetapan akaun',
  'employer.home_title': 'Syarikat anda',
  'employer.signed_in_as': 'Log masuk sebagai {name}',
  'employer.company': 'Syarikat',
  'employer.is_verified': 'Syarikat disahkan',
  'employer.is_not_verified': 'Belum disahkan',
  'employer.public_page': 'Lihat halaman awam',
  'employer.open_jobs': '{count, plural, =0 {Kerja kosong} other {# kerja kosong}}',
  'employer.no_jobs': 'Tiada kerja kosong buat masa ini.',
  'employer.on_hold': 'Ditangguhkan',
  'employer.posted': 'Disiarkan pada {date}',
  'employer.newest_only': '{count, plural, other {Hanya # yang terbaharu ditunjukkan.}}',
  'employer.team': 'Pasukan pengambilan pekerja',
  'employer.you': '{name} (anda)',
  'employer.role_coordinator': 'Penyelaras',
  'employer.role_admin': 'Pentadbir',
  'employer.role_recruiter': 'Perekrut',
  'employer.not_yet_title': 'Belum tersedia',
  'employer.not_yet_text':
    'Ciri menyiarkan dan menutup kerja, menambah rakan sekerja, melihat pemohon dan bersembang sedang dibina dan akan ada di halaman ini.',
  'employer.to_seekers': 'Pergi ke laman pencari kerja',
  'employer.sign_in_title': 'Log masuk untuk mengambil pekerja',
  'employer.sign_in_text':
    'Untuk mereka yang mengambil pekerja bagi sesebuah syarikat. Gunakan akaun yang sama dengan akaun mencari kerja.',
  'employer.login': 'E-mel atau nombor telefon',
  'employer.sign_in': 'Log masuk',
  'employer.send_code': 'Hantar kod melalui e-mel',
  'employer.code_title': 'Masukkan kod',
  'employer.code_text': 'Jika {email} mempunyai akaun, kod enam digit sedang dihantar ke alamat itu.',
  'employer.other_email': 'Gunakan alamat lain',
  'employer.or_seeker': 'Sudah log masuk sebagai pencari kerja?',
  'employer.go_on': 'Teruskan dengan akaun itu',
  'employer.nobody_there':
    'Tiada sesiapa log masuk di laman pencari kerja dalam pelayar ini. Log masuk di sini.',
  'employer.no_account': 'Tiada akaun dengan alamat ini. Syarikat baharu belum boleh menyertai laman ini.',
}
