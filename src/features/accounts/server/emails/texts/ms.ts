import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.link_fallback': 'Jika butang tidak berfungsi, salin alamat ini ke dalam pelayar anda:',
  'letter.open_site': 'Pergi ke {site}',
  'letter.time': 'Masa',
  'letter.device': 'Peranti',
  'letter.reason': 'E-mel ini dihantar ke {address} kerana alamat itu dimasukkan di {site}.',
  'letter.always':
    'E-mel seperti ini sentiasa dihantar: ia berkaitan keselamatan akaun anda atau keputusan mengenainya.',
  'letter.contact': 'Ada soalan? Hubungi {email}.',

  'advice.secure':
    'Jika bukan anda yang melakukannya, tukar kata laluan dengan segera dan log keluar daripada peranti yang tidak dikenali dalam tetapan akaun.',
  'advice.address_changed':
    'Jika bukan anda yang melakukannya, akaun anda mungkin telah diambil alih. Log masuk dengan cara lain, misalnya dengan nombor telefon, dan kembalikan alamat e-mel asal.',
  'advice.deletion': 'Jika bukan anda yang memintanya, log masuk, kekalkan akaun dan tukar kata laluan.',

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
  'notice.device-allowed.subject': 'Sebuah peranti telah log masuk ke akaun {site} anda',
  'notice.device-allowed.text':
    'Peranti lain milik anda yang sudah log masuk telah membenarkannya dengan kod QR.',
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
  'notice.second-step-failed.subject': 'Terlalu banyak kod salah untuk akaun {site} anda',
  'notice.second-step-failed.text':
    'Seseorang telah melepasi langkah pertama log masuk, atau memegang salah satu peranti anda, lalu memasukkan beberapa kod yang salah. Orang itu tidak berjaya masuk.',
  'notice.taken-over.subject': 'Akaun {site} anda kini milik anda seorang',
  'notice.taken-over.text':
    'Sudah ada akaun dengan alamat ini sebelum sesiapa mengesahkannya. Kini anda telah mengesahkan alamat itu, jadi kami membuang kata laluan, perkhidmatan yang dipautkan dan peranti pada akaun, sekiranya orang lain yang menyediakannya. Jika akaun itu memang anda yang buat, pilih sahaja kata laluan baharu dalam tetapan akaun.',
  'notice.deletion-asked.subject': 'Akaun {site} anda akan dipadamkan',
  'notice.deletion-asked.text':
    'Anda meminta supaya akaun ini dipadamkan. Sebelum tarikh itu, anda boleh membatalkannya dengan log masuk. Selepas itu, semua isinya hilang selama-lamanya.',
  'notice.deletion-asked.details': 'Akan dipadamkan pada',
  'notice.deletion-taken-back.subject': 'Akaun {site} anda dikekalkan',
  'notice.deletion-taken-back.text': 'Akaun anda tidak akan dipadamkan. Semuanya seperti sedia kala.',
  'notice.account-deleted.subject': 'Akaun {site} anda telah dipadamkan',
  'notice.account-deleted.text':
    'Seperti yang anda minta, akaun anda dan semua isinya telah dipadamkan selama-lamanya. Ini mesej terakhir daripada kami mengenainya. Anda boleh membuat akaun baharu pada bila-bila masa.',
  'letter.undo': 'Batalkan perubahan',
  'letter.undo_text':
    'Jika bukan anda yang melakukannya, batalkan dalam masa 7 hari. Alamat atau nombor lama anda akan digunakan semula untuk akaun ini, dan semua peranti akan dilog keluar.',
  'notice.email-removed.subject': 'Alamat e-mel akaun {site} anda telah dibuang',
  'notice.email-removed.text':
    'Anda tidak lagi boleh log masuk dengan alamat ini, dan tiada lagi e-mel akan dihantar ke alamat ini.',
  'notice.phone-removed.subject': 'Nombor telefon akaun {site} anda telah dibuang',
  'notice.phone-removed.text':
    'Anda tidak lagi boleh log masuk dengan nombor ini, dan tiada lagi kod akan dihantar ke nombor ini.',
}
