import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.link_fallback': 'Jika tombol tidak berfungsi, salin alamat ini ke browser Anda:',
  'letter.open_site': 'Buka {site}',
  'letter.time': 'Waktu',
  'letter.device': 'Perangkat',
  'letter.reason': 'Email ini dikirim ke {address} karena alamat itu dimasukkan di {site}.',
  'letter.always':
    'Email seperti ini selalu dikirim: isinya tentang keamanan akun Anda atau keputusan mengenainya.',
  'letter.contact': 'Ada pertanyaan? Hubungi {email}.',

  'advice.secure':
    'Jika bukan Anda yang melakukannya, segera ubah kata sandi dan keluarkan perangkat yang tidak Anda kenal di pengaturan akun.',
  'advice.address_changed':
    'Jika bukan Anda yang melakukannya, akun Anda mungkin diambil alih orang lain. Masuk dengan cara lain, misalnya lewat nomor ponsel, lalu kembalikan alamat email Anda.',
  'advice.deletion': 'Jika bukan Anda yang meminta, masuk, batalkan penghapusan, lalu ubah kata sandi.',

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
}
