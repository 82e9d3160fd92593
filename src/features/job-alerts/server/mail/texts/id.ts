import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'alert.subject': '{count, plural, other {{count} lowongan baru}}: {title}',
  'alert.subject_all': '{count, plural, other {{count} lowongan baru}} untuk Anda',
  'alert.best': '{shown} terbaik dari {count} lowongan baru.',
  'alert.more_than': '{shown} terbaik dari lebih dari {count} lowongan baru.',
  'alert.why': 'Cocok: {reasons}',
  'alert.in_title': '“{typed}” di judul',
  'alert.in_company': '“{typed}” di nama perusahaan',
  'alert.in_place': '“{typed}” sebagai tempat',
  'alert.in_text': '“{typed}” di deskripsi',
  'alert.means': '“{typed}” sebagai {name}',
  'alert.similar': 'tidak sama persis, tetapi dekat dengan {name}',
  'alert.similar_only': 'tidak sama persis, tetapi maknanya dekat',
  'alert.everything': 'semua yang Anda pilih',
  'alert.not_this': 'Bukan jenis ini',
  'alert.all': 'Lihat semua lowongan yang cocok',
  'alert.narrow': 'Terlalu banyak? Satu ketukan menguranginya:',
  'alert.only': 'Hanya: {value} ({count})',
  'alert.only_place': 'Hanya di {value} ({count})',
  'alert.change': 'Ubah notifikasi ini',
  'alert.stop': 'Hentikan email ini',
  'alert.reason_daily':
    'Anda menerima email ini karena {address} memiliki notifikasi lowongan “{title}” di {site}: setiap pagi saat ada lowongan baru.',
  'alert.reason_weekly':
    'Anda menerima email ini karena {address} memiliki notifikasi lowongan “{title}” di {site}: setiap Senin saat ada lowongan baru.',
  'alert.all_jobs': 'Semua lowongan',
  'confirm.subject': 'Ingin menerima lowongan baru dari {site} lewat email?',
  'confirm.text': 'Seseorang, mungkin Anda, memasukkan alamat ini untuk notifikasi lowongan:',
  'confirm.next':
    'Tidak ada email lain jika Anda tidak mengonfirmasi. Jika Anda mengonfirmasi, akun tanpa kata sandi juga dibuat untuk alamat ini; Anda bisa menghapusnya kapan saja.',
  'confirm.button': 'Lihat dan konfirmasi',
  'confirm.ignore':
    'Jika bukan Anda, Anda tidak perlu melakukan apa pun: setelah seminggu kami menghapusnya.',
}
