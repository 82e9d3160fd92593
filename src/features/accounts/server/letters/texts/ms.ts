import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'Masukkan kod ini pada halaman yang memintanya:',
  'letter.valid_minutes': 'Hanya boleh digunakan sekali, dalam masa {minutes, plural, other {# minit}}.',
  'letter.valid_hours': 'Hanya boleh digunakan sekali, dalam masa {hours, plural, other {# jam}}.',
  'letter.never_share':
    'Jangan beri kod ini kepada sesiapa. {site} tidak akan memintanya melalui telefon, sembang atau e-mel.',
  'letter.link_fallback': 'Jika butang tidak berfungsi, salin alamat ini ke dalam pelayar anda:',
  'letter.open_site': 'Pergi ke {site}',
  'letter.time': 'Masa',
  'letter.device': 'Peranti',
  'letter.reason': 'E-mel ini dihantar ke {address} kerana alamat itu dimasukkan di {site}.',
  'letter.contact': 'Ada soalan? Tulis kepada {email}.',

  'sms.never_share': 'Jangan kongsi kod ini.',

  'advice.ignore_code':
    'Jika anda tidak memintanya, abaikan e-mel ini. Tanpa kod ini, tiada apa-apa berlaku.',
  'advice.ignore_link':
    'Jika anda tidak memintanya, abaikan e-mel ini. Tanpa pautan ini, tiada apa-apa berlaku.',
  'advice.ignore': 'Jika bukan anda, tiada apa-apa yang perlu dibuat.',
  'advice.second_factor':
    'Jika anda tidak sedang log masuk, ada orang yang mengetahui kata laluan anda. Tukar dengan segera.',
  'advice.secure':
    'Jika bukan anda, tukar kata laluan dengan segera dan log keluar daripada peranti yang tidak dikenali dalam tetapan akaun.',
  'advice.address_changed':
    'Jika bukan anda, akaun anda mungkin telah diambil alih. Log masuk dengan cara lain, misalnya telefon, dan tukar semula alamat e-mel.',
  'advice.deletion': 'Jika bukan anda, log masuk, kekalkan akaun dan tukar kata laluan.',

  'code.sign-in.subject': '{code} ialah kod log masuk {site} anda',
  'code.sign-in.heading': 'Log masuk ke {site}',
  'code.sign-up.subject': '{code} ialah kod pendaftaran {site} anda',
  'code.sign-up.heading': 'Cipta akaun {site} anda',
  'code.verify-email.subject': '{code} ialah kod pengesahan e-mel {site} anda',
  'code.verify-email.heading': 'Sahkan e-mel anda',
  'code.verify-phone.subject': '{code} ialah kod pengesahan telefon {site} anda',
  'code.verify-phone.heading': 'Sahkan nombor telefon anda',
  'code.reset-password.subject': '{code} ialah kod set semula kata laluan {site} anda',
  'code.reset-password.heading': 'Pilih kata laluan baharu',
  'code.change-email.subject': '{code} ialah kod untuk menukar e-mel {site} anda',
  'code.change-email.heading': 'Tukar e-mel anda',
  'code.change-phone.subject': '{code} ialah kod untuk menukar telefon {site} anda',
  'code.change-phone.heading': 'Tukar nombor telefon anda',
  'code.second-factor.subject': '{code} ialah kod pengesahan {site} anda',
  'code.second-factor.heading': 'Langkah kedua log masuk',
  'code.confirm.subject': '{code} ialah kod pengesahan diri anda di {site}',
  'code.confirm.heading': 'Sahkan bahawa ini anda',

  'link.magic-link.subject': 'Pautan log masuk {site} anda',
  'link.magic-link.heading': 'Log masuk ke {site}',
  'link.magic-link.text': 'Tekan butang untuk log masuk. Tidak perlu kata laluan.',
  'link.magic-link.button': 'Log masuk',
  'link.verify-email.subject': 'Sahkan e-mel anda di {site}',
  'link.verify-email.heading': 'Sahkan e-mel anda',
  'link.verify-email.text': 'Tekan butang untuk mengesahkan bahawa alamat ini milik anda.',
  'link.verify-email.button': 'Sahkan e-mel',

  'notice.password-changed.subject': 'Kata laluan {site} anda telah ditukar',
  'notice.password-changed.text': 'Mulai sekarang, hanya kata laluan baharu boleh digunakan.',
  'notice.email-changed.subject': 'E-mel akaun {site} anda telah ditukar',
  'notice.email-changed.text':
    'Mulai sekarang, anda log masuk dengan alamat baharu dan e-mel kami dihantar ke situ.',
  'notice.email-changed.details': 'Alamat baharu',
  'notice.phone-changed.subject': 'Nombor telefon akaun {site} anda telah ditukar',
  'notice.phone-changed.text':
    'Mulai sekarang, anda log masuk dengan nombor baharu dan kod kami dihantar ke situ.',
  'notice.phone-changed.details': 'Nombor baharu',
  'notice.new-device.subject': 'Log masuk baharu ke akaun {site} anda',
  'notice.new-device.text': 'Akaun anda dibuka pada peranti yang belum pernah kami lihat.',
  'notice.already-registered.subject': 'Anda sudah mempunyai akaun {site}',
  'notice.already-registered.text':
    'Seseorang, mungkin anda, cuba mendaftar dengan alamat ini. Alamat ini sudah mempunyai akaun: log masuk sahaja. Jika terlupa kata laluan, anda boleh memilih yang baharu di situ.',
  'notice.provider-linked.subject': 'Cara baharu untuk log masuk ke akaun {site} anda',
  'notice.provider-linked.text':
    'Akaun anda telah dipautkan dengan perkhidmatan lain. Anda kini boleh log masuk dengannya juga.',
  'notice.provider-linked.details': 'Perkhidmatan',
  'notice.second-factor-changed.subject': 'Pengesahan dua langkah akaun {site} anda telah diubah',
  'notice.second-factor-changed.text': 'Pengesahan yang diminta selepas kata laluan telah berubah.',
  'notice.second-factor-changed.details': 'Perubahan',
  'notice.recovery-code-used.subject': 'Kod pemulihan akaun {site} anda telah digunakan',
  'notice.recovery-code-used.text':
    'Kod itu tidak boleh digunakan lagi. Jika tinggal sedikit, jana kod baharu dalam tetapan akaun.',
  'notice.deletion-asked.subject': 'Akaun {site} anda akan dipadamkan',
  'notice.deletion-asked.text':
    'Anda meminta supaya akaun ini dipadamkan. Sebelum itu, log masuk sahaja untuk membatalkannya. Selepas itu, semua isinya hilang buat selama-lamanya.',
  'notice.deletion-asked.details': 'Akan dipadamkan pada',
  'notice.deletion-taken-back.subject': 'Akaun {site} anda dikekalkan',
  'notice.deletion-taken-back.text': 'Akaun tidak akan dipadamkan. Semuanya seperti sedia kala.',
  'notice.account-suspended.subject': 'Akaun {site} anda telah digantung',
  'notice.account-suspended.text':
    'Anda tidak boleh log masuk, dan semua peranti anda telah dilog keluar. Jika anda rasa ini satu kesilapan, sila hubungi sokongan.',
  'notice.account-suspended.details': 'Sebab',
  'notice.account-restored.subject': 'Akaun {site} anda dibuka semula',
  'notice.account-restored.text': 'Penggantungan telah ditarik balik. Anda boleh log masuk seperti biasa.',
  'letter.undo': 'Batalkan perubahan',
  'letter.undo_text':
    'Jika bukan anda, batalkannya dalam masa 7 hari. Anda boleh log masuk semula seperti dahulu dan semua peranti lain akan dilog keluar.',
  'notice.email-removed.subject': 'Alamat e-mel akaun {site} anda telah dibuang',
  'notice.email-removed.text':
    'Anda tidak lagi boleh log masuk dengan alamat ini dan tiada lagi e-mel akan dihantar ke sini.',
  'notice.phone-removed.subject': 'Nombor telefon akaun {site} anda telah dibuang',
  'notice.phone-removed.text':
    'Anda tidak lagi boleh log masuk dengan nombor ini dan tiada lagi kod akan dihantar ke sini.',
}
