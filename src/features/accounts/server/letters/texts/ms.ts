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
  'letter.contact': 'Ada soalan? Hubungi {email}.',

  'sms.never_share': 'Jangan kongsi kod ini.',

  'advice.ignore_code':
    'Jika anda tidak memintanya, abaikan e-mel ini. Tanpa kod ini, tiada apa-apa akan berlaku.',
  'advice.ignore_link':
    'Jika anda tidak memintanya, abaikan e-mel ini. Tanpa pautan ini, tiada apa-apa akan berlaku.',
  'advice.second_factor':
    'Jika anda tidak sedang cuba log masuk, ada orang yang mengetahui kata laluan anda. Tukar kata laluan itu dengan segera.',
  'advice.secure':
    'Jika bukan anda yang melakukannya, tukar kata laluan dengan segera dan log keluar daripada peranti yang tidak dikenali dalam tetapan akaun.',
  'advice.address_changed':
    'Jika bukan anda yang melakukannya, akaun anda mungkin telah diambil alih. Log masuk dengan cara lain, misalnya dengan nombor telefon, dan kembalikan alamat e-mel asal.',
  'advice.deletion': 'Jika bukan anda yang memintanya, log masuk, kekalkan akaun dan tukar kata laluan.',

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

  'decision.reason': 'Sebab',
  'decision.until': 'Digantung hingga',
  'decision.until_further': 'notis selanjutnya',
  'decision.job': 'Kerja',
  'decision.company': 'Syarikat',
  'decision.number': 'Nombor kerja',
  'decision.by_person': 'Keputusan ini dibuat oleh seorang ahli pasukan kami.',
  'decision.answer':
    'Jika anda rasa ini satu kesilapan, balas e-mel ini dan beritahu sebabnya. Kami akan menyemaknya semula.',
  'decision.questions': 'Jika ada yang kurang jelas, balas e-mel ini.',
  'decision.terms': 'Baca terma penggunaan',
  'decision.account-suspended.subject': 'Akaun {site} anda telah digantung',
  'decision.account-suspended.text':
    'Anda tidak boleh log masuk, dan semua peranti anda telah dilog keluar. Tiada apa-apa dalam akaun anda dipadamkan.',
  'decision.account-restored.subject': 'Akaun {site} anda dibuka semula',
  'decision.account-restored.text':
    'Kami telah menarik balik penggantungan. Anda boleh log masuk semula, dan semua isi akaun anda kekal seperti sebelumnya.',
  'decision.job-closed.subject': 'Kerja anda “{title}” telah ditutup',
  'decision.job-closed.text':
    'Kami telah menyemak laporan tentang kerja ini dan menutupnya atas sebab yang dinyatakan di bawah. Pencari kerja tidak dapat menemuinya lagi, dan kerja ini tidak boleh dibuka semula.',
}
