import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'Masukkan kode ini di halaman yang memintanya:',
  'letter.valid_minutes': 'Hanya bisa dipakai sekali, dalam {minutes, plural, other {# menit}}.',
  'letter.valid_hours': 'Hanya bisa dipakai sekali, dalam {hours, plural, other {# jam}}.',
  'letter.never_share':
    'Jangan berikan kode ini kepada siapa pun. {site} tidak akan memintanya lewat telepon, chat, atau email.',

  'sms.never_share': 'Jangan bagikan kode ini.',

  'advice.ignore_code':
    'Jika Anda tidak memintanya, abaikan email ini. Tanpa kode ini tidak terjadi apa-apa.',
  'advice.ignore_link':
    'Jika Anda tidak memintanya, abaikan email ini. Tanpa tautan ini tidak terjadi apa-apa.',
  'advice.second_factor':
    'Jika Anda tidak sedang mencoba masuk, ada orang yang mengetahui kata sandi Anda. Segera ubah kata sandi itu.',

  'code.sign-in.subject': '{code} adalah kode masuk {site} Anda',
  'code.sign-in.heading': 'Masuk ke {site}',
  'code.sign-up.subject': '{code} adalah kode pendaftaran {site} Anda',
  'code.sign-up.heading': 'Buat akun {site} Anda',
  'code.verify-email.subject': '{code} adalah kode verifikasi email {site} Anda',
  'code.verify-email.heading': 'Verifikasi email Anda',
  'code.verify-phone.subject': '{code} adalah kode verifikasi nomor ponsel {site} Anda',
  'code.verify-phone.heading': 'Verifikasi nomor ponsel Anda',
  'code.reset-password.subject': '{code} adalah kode atur ulang kata sandi {site} Anda',
  'code.reset-password.heading': 'Buat kata sandi baru',
  'code.change-email.subject': '{code} adalah kode untuk mengubah email {site} Anda',
  'code.change-email.heading': 'Ubah email Anda',
  'code.change-phone.subject': '{code} adalah kode untuk mengubah nomor ponsel {site} Anda',
  'code.change-phone.heading': 'Ubah nomor ponsel Anda',
  'code.second-factor.subject': '{code} adalah kode verifikasi {site} Anda',
  'code.second-factor.heading': 'Langkah kedua untuk masuk',
  'code.confirm.subject': '{code} adalah kode untuk mengonfirmasi bahwa ini Anda di {site}',
  'code.confirm.heading': 'Konfirmasi bahwa ini Anda',

  'link.magic-link.subject': 'Tautan masuk {site} Anda',
  'link.magic-link.heading': 'Masuk ke {site}',
  'link.magic-link.text': 'Tekan tombol untuk masuk. Tidak perlu kata sandi.',
  'link.magic-link.button': 'Masuk',
  'link.verify-email.subject': 'Verifikasi email Anda di {site}',
  'link.verify-email.heading': 'Verifikasi email Anda',
  'link.verify-email.text': 'Tekan tombol untuk memverifikasi bahwa alamat ini milik Anda.',
  'link.verify-email.button': 'Verifikasi email',
}
