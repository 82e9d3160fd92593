import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'Masukkan kode ini di halaman yang memintanya:',
  'letter.valid_minutes': 'Hanya bisa dipakai sekali, dalam {minutes, plural, other {# menit}}.',
  'letter.valid_hours': 'Hanya bisa dipakai sekali, dalam {hours, plural, other {# jam}}.',
  'letter.never_share':
    'Jangan berikan kode ini kepada siapa pun. {site} tidak akan memintanya lewat telepon, chat, atau email.',
  'letter.link_fallback': 'Jika tombol tidak berfungsi, salin alamat ini ke browser Anda:',
  'letter.open_site': 'Buka {site}',
  'letter.time': 'Waktu',
  'letter.device': 'Perangkat',
  'letter.reason': 'Email ini dikirim ke {address} karena alamat itu dimasukkan di {site}.',
  'letter.contact': 'Ada pertanyaan? Hubungi {email}.',

  'sms.never_share': 'Jangan bagikan kode ini.',

  'advice.ignore_code':
    'Jika Anda tidak memintanya, abaikan email ini. Tanpa kode ini tidak terjadi apa-apa.',
  'advice.ignore_link':
    'Jika Anda tidak memintanya, abaikan email ini. Tanpa tautan ini tidak terjadi apa-apa.',
  'advice.second_factor':
    'Jika Anda tidak sedang mencoba masuk, ada orang yang mengetahui kata sandi Anda. Segera ubah kata sandi itu.',
  'advice.secure':
    'Jika bukan Anda yang melakukannya, segera ubah kata sandi dan keluarkan perangkat yang tidak Anda kenal di pengaturan akun.',
  'advice.address_changed':
    'Jika bukan Anda yang melakukannya, akun Anda mungkin diambil alih orang lain. Masuk dengan cara lain, misalnya lewat nomor ponsel, lalu kembalikan alamat email Anda.',
  'advice.deletion': 'Jika bukan Anda yang meminta, masuk, batalkan penghapusan, lalu ubah kata sandi.',

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

  'notice.password-changed.subject': 'Kata sandi {site} Anda telah diubah',
  'notice.password-changed.text': 'Mulai sekarang hanya kata sandi baru yang berlaku.',
  'notice.email-changed.subject': 'Email akun {site} Anda telah diubah',
  'notice.email-changed.text':
    'Mulai sekarang Anda masuk dengan alamat baru, dan email kami dikirim ke sana.',
  'notice.email-changed.details': 'Alamat baru',
  'notice.phone-changed.subject': 'Nomor ponsel akun {site} Anda telah diubah',
  'notice.phone-changed.text': 'Mulai sekarang Anda masuk dengan nomor baru, dan kode kami dikirim ke sana.',
  'notice.phone-changed.details': 'Nomor baru',
  'notice.new-device.subject': 'Ada yang masuk ke akun {site} Anda dari perangkat baru',
  'notice.new-device.text': 'Akun Anda dibuka di perangkat yang belum pernah kami lihat.',
  'notice.device-allowed.subject': 'Sebuah perangkat masuk ke akun {site} Anda',
  'notice.device-allowed.text': 'Perangkat Anda yang lain, yang sudah masuk, mengizinkannya dengan kode QR.',
  'notice.provider-linked.subject': 'Cara baru untuk masuk ke akun {site} Anda',
  'notice.provider-linked.text':
    'Akun Anda telah ditautkan dengan layanan lain. Sekarang Anda juga bisa masuk dengan layanan itu.',
  'notice.provider-linked.details': 'Layanan',
  'notice.second-factor-changed.subject': 'Verifikasi dua langkah akun {site} Anda telah diubah',
  'notice.second-factor-changed.text': 'Verifikasi yang diminta setelah kata sandi telah berubah.',
  'notice.second-factor-changed.details': 'Perubahan',
  'notice.recovery-code-used.subject': 'Kode pemulihan akun {site} Anda telah dipakai',
  'notice.recovery-code-used.text':
    'Kode itu tidak bisa dipakai lagi. Jika sisanya tinggal sedikit, buat yang baru di pengaturan akun.',
  'notice.second-step-failed.subject': 'Terlalu banyak kode salah untuk akun {site} Anda',
  'notice.second-step-failed.text':
    'Seseorang telah melewati langkah pertama untuk masuk, atau memegang salah satu perangkat Anda, lalu memasukkan beberapa kode yang salah. Orang itu tidak berhasil masuk.',
  'notice.taken-over.subject': 'Akun {site} Anda kini hanya milik Anda',
  'notice.taken-over.text':
    'Sudah ada akun dengan alamat ini sebelum alamatnya diverifikasi. Kini Anda telah memverifikasinya, jadi kami menghapus kata sandi, layanan tertaut, dan perangkat di akun itu, untuk berjaga-jaga jika orang lain yang memasangnya. Jika akun itu memang Anda yang membuat, cukup buat kata sandi baru di pengaturan akun.',
  'notice.deletion-asked.subject': 'Akun {site} Anda akan dihapus',
  'notice.deletion-asked.text':
    'Anda meminta akun ini dihapus. Sebelum tanggal itu, Anda bisa membatalkannya cukup dengan masuk. Setelah itu, semua isinya hilang selamanya.',
  'notice.deletion-asked.details': 'Akan dihapus pada',
  'notice.deletion-taken-back.subject': 'Akun {site} Anda tidak jadi dihapus',
  'notice.deletion-taken-back.text': 'Penghapusan dibatalkan. Semuanya tetap seperti semula.',
  'notice.account-deleted.subject': 'Akun {site} Anda telah dihapus',
  'notice.account-deleted.text':
    'Sesuai permintaan Anda, akun beserta seluruh isinya telah dihapus selamanya. Ini pesan terakhir dari kami tentang akun tersebut. Anda bisa membuat akun baru kapan saja.',
  'letter.undo': 'Batalkan perubahan',
  'letter.undo_text':
    'Jika bukan Anda yang melakukannya, batalkan dalam 7 hari. Alamat atau nomor lama Anda akan dipakai lagi untuk akun ini, dan semua perangkat akan dikeluarkan.',
  'notice.email-removed.subject': 'Alamat email akun {site} Anda telah dihapus',
  'notice.email-removed.text':
    'Alamat ini tidak bisa lagi dipakai untuk masuk, dan tidak ada lagi email yang dikirim ke sini.',
  'notice.phone-removed.subject': 'Nomor ponsel akun {site} Anda telah dihapus',
  'notice.phone-removed.text':
    'Nomor ini tidak bisa lagi dipakai untuk masuk, dan tidak ada lagi kode yang dikirim ke nomor ini.',

  'decision.reason': 'Alasan',
  'decision.until': 'Ditangguhkan sampai',
  'decision.until_further': 'pemberitahuan lebih lanjut',
  'decision.job': 'Lowongan',
  'decision.company': 'Perusahaan',
  'decision.number': 'Nomor lowongan',
  'decision.by_person': 'Keputusan ini dibuat oleh seorang anggota tim kami.',
  'decision.answer':
    'Jika menurut Anda ini keliru, balas email ini dan jelaskan alasannya. Kami akan meninjaunya kembali.',
  'decision.questions': 'Jika ada yang kurang jelas, balas email ini.',
  'decision.terms': 'Baca ketentuan penggunaan',
  'decision.account-suspended.subject': 'Akun {site} Anda ditangguhkan',
  'decision.account-suspended.text':
    'Anda tidak bisa masuk, dan semua perangkat Anda telah dikeluarkan. Tidak ada isi akun Anda yang dihapus.',
  'decision.account-restored.subject': 'Akun {site} Anda dibuka kembali',
  'decision.account-restored.text':
    'Kami telah mencabut penangguhan. Anda bisa masuk lagi, dan semua isi akun Anda tetap seperti sebelumnya.',
  'decision.job-closed.subject': 'Lowongan Anda “{title}” telah ditutup',
  'decision.job-closed.text':
    'Kami telah meninjau laporan tentang lowongan ini dan menutupnya karena alasan yang tercantum di bawah. Pencari kerja tidak bisa menemukannya lagi, dan lowongan ini tidak bisa dibuka kembali.',
}
