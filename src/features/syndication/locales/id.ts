import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'api.title': 'API',
  'api.description':
    'Semua panggilan {name} beserta parameter, respons, dan error-nya, untuk dibaca dan dicoba.',
  'api.intro':
    'Apa yang tampil di halaman {name} juga bisa dibaca program Anda. Panggilan publik tidak memerlukan kunci.',
  'api.document': 'Dokumen OpenAPI (JSON)',
  'api.search': 'Cari panggilan',
  'api.search_hint': 'Nama, path, atau kegunaan',
  'api.count': '{count, plural, other {# panggilan}}',
  'api.none': 'Tidak ada panggilan yang cocok dengan “{query}”.',
  'api.show_all': 'Tampilkan semua panggilan',
  'api.basics': 'Yang berlaku untuk setiap panggilan',
  'api.basics_envelope':
    'Setiap respons berupa objek dengan code, message, dan data. Kode 0 berarti berhasil; kode lain menyatakan apa yang salah, dan pesannya dalam bahasa Anda.',
  'api.basics_language': 'Tambahkan language_code (misalnya {code}) untuk memilih bahasa nama dan pesan.',
  'api.basics_limit':
    'Terlalu banyak panggilan dari satu alamat ditolak dengan status 429, dan Retry-After menyebutkan berapa detik harus menunggu.',
  'api.parameters': 'Parameter',
  'api.no_parameters': 'Panggilan ini tidak memiliki parameter.',
  'api.type': 'Tipe dan batas',
  'api.required': 'wajib',
  'api.default': 'Nilai default: {value}',
  'api.in_path': 'di path',
  'api.in_query': 'di query',
  'api.in_body': 'di body',
  'api.answer': 'Respons',
  'api.field': 'Field di data',
  'api.errors': 'Error',
  'api.code': 'Kode',
  'api.message': 'Pesan',
  'api.example': 'Contoh',
  'api.limit': 'Paling banyak {calls, number} panggilan dalam {seconds, number} detik dari satu alamat',
  'api.try_note':
    'Permintaan dikirim dari browser Anda ke situs ini, dan Anda melihat respons yang sebenarnya.',
  'api.send': 'Kirim permintaan',
  'api.sending': 'Menunggu respons…',
  'api.status': 'Status',
  'api.took': '{milliseconds, number} ms',
  'api.headers': 'Header',
  'api.body': 'Isi',
  'api.shortened': 'Responsnya lebih panjang; hanya {count, number} karakter pertama yang ditampilkan.',
  'api.feeds': 'Feed',
  'api.feeds_search':
    'Setiap pencarian punya feed RSS dan JSON: tambahkan /feed.rss atau /feed.json ke path halaman pencarian dan pertahankan filternya.',
  'api.feeds_export':
    'Semua lowongan di suatu negara atau perusahaan juga tersedia sebagai XML untuk agregator lowongan.',
  'feeds.rss': 'RSS',
  'feeds.rss_title': 'Pencarian ini sebagai feed RSS',
  'feeds.json_title': 'Pencarian ini sebagai feed JSON',
  'feeds.description': 'Lowongan yang cocok dengan pencarian ini, yang terbaru lebih dulu.',
}
