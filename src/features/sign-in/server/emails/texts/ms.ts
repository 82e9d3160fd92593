import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'Masukkan kod ini pada halaman yang memintanya:',
  'letter.valid_minutes': 'Hanya boleh digunakan sekali, dalam masa {minutes, plural, other {# minit}}.',
  'letter.valid_hours': 'Hanya boleh digunakan sekali, dalam masa {hours, plural, other {# jam}}.',
  'letter.never_share':
    'Jangan beri kod ini kepada sesiapa. {site} tidak akan memintanya melalui telefon, sembang atau e-mel.',

  'sms.never_share': 'Jangan kongsi kod ini.',

  'advice.ignore_code':
    'Jika anda tidak memintanya, abaikan e-mel ini. Tanpa kod ini, tiada apa-apa akan berlaku.',
  'advice.ignore_link':
    'Jika anda tidak memintanya, abaikan e-mel ini. Tanpa pautan ini, tiada apa-apa akan berlaku.',
  'advice.second_factor':
    'Jika anda tidak sedang cuba log masuk, ada orang yang mengetahui kata laluan anda. Tukar kata laluan itu dengan segera.',

  'code.sign-in.subject': '{code} ialah kod log masuk {site} anda',
  'code.sign-in.heading': 'Log masuk ke {site}',
  'code.sign-up.subject': '{code} ialah kod pendaftaran {site} anda',
  'code.sign-up.heading': 'Buat akaun {site} anda',
  'code.verify-email.subject': '{code} ialah kod pengesahan e-mel {site} anda',
  'code.verify-email.heading': 'Sahkan e-mel anda',
  'code.verify-phone.subject': '{code} ialah kod pengesahan telefon {site} anda',
  'code.verify-phone.heading': 'Sahkan nombor telefon anda',
  'code.reset-password.subject': '{code} ialah kod set semula kata laluan {site} anda',
  'code.reset-password.heading': 'Pilih kata laluan baharu',
  'code.change-email.subject': '{code} ialah kod untuk menukar e-mel {site} anda',
  'code.change-email.heading': 'Tukar e-mel anda',
  'code.change-phone.subject': '{code} ialah kod untuk menukar nombor telefon {site} anda',
  'code.change-phone.heading': 'Tukar nombor telefon anda',
  'code.second-factor.subject': '{code} ialah kod pengesahan {site} anda',
  'code.second-factor.heading': 'Langkah kedua log masuk',
  'code.confirm.subject': '{code} ialah kod untuk mengesahkan diri anda di {site}',
  'code.confirm.heading': 'Sahkan diri anda',

  'link.magic-link.subject': 'Pautan log masuk {site} anda',
  'link.magic-link.heading': 'Log masuk ke {site}',
  'link.magic-link.text': 'Tekan butang untuk log masuk. Tidak perlu kata laluan.',
  'link.magic-link.button': 'Log masuk',
  'link.verify-email.subject': 'Sahkan e-mel anda di {site}',
  'link.verify-email.heading': 'Sahkan e-mel anda',
  'link.verify-email.text': 'Tekan butang untuk mengesahkan bahawa alamat ini milik anda.',
  'link.verify-email.button': 'Sahkan e-mel',
}
