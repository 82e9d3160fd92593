import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'api.title': 'API',
  'api.description':
    'Semua panggilan {name} beserta parameter, jawaban, dan galatnya, untuk dibaca dan dicoba.',
  'api.intro':
    'Apa yang tampil di halaman {name} juga bisa dibaca program Anda. Panggilan publik tidak memerlukan kunci.',
  'api.document': 'Dokumen OpenAPI (JSON)',
  'api.search': 'Cari panggilan',
  'api.search_hint': 'Nama, jalur, atau kegunaan',
  'api.count': '{count, plural, other {# panggilan}}',
  'api.none': 'Tidak ada panggilan yang cocok dengan “{query}”.',
  'api.show_all': 'Tampilkan semua panggilan',
  'api.basics': 'Yang berlaku untuk setiap panggilan',
  'api.basics_envelope':
    'Setiap jawaban berupa objek dengan code, message, dan data. Kode 0 berarti berhasil; kode lain menyatakan apa yang salah, dan pesannya dalam bahasa Anda.',
  'api.basics_language': 'Tambahkan language_code (misalnya {code}) untuk memilih bahasa nama dan pesan.',
  'api.basics_limit':
    'Terlalu banyak panggilan dari satu alamat ditolak dengan status 429, dan Retry-After menyebutkan berapa detik harus menunggu.',
  'api.parameters': 'Parameter',
  'api.no_parameters': 'Panggilan ini tidak memiliki parameter.',
  'api.type': 'Tipe dan batas',
  'api.required': 'wajib',
  'api.default': 'Bawaan: {value}',
  'api.in_path': 'di jalur',
  'api.in_query': 'di kueri',
  'api.in_body': 'di isi',
  'api.answer': 'Jawaban',
  'api.field': 'Kolom data',
  'api.errors': 'Galat',
  'api.code': 'Kode',
  'api.message': 'Pesan',
  'api.example': 'Contoh',
  'api.limit': 'Paling banyak {calls, number} panggilan dalam {seconds, number} detik dari satu alamat',
  'api.try_note':
    'Permintaan dikirim dari peramban Anda ke situs ini, dan Anda melihat jawaban yang sebenarnya.',
  'api.send': 'Kirim permintaan',
  'api.sending': 'Menunggu jawaban…',
  'api.status': 'Status',
  'api.took': '{milliseconds, number} md',
  'api.headers': 'Header',
  'api.body': 'Isi',
  'api.shortened': 'Jawabannya lebih panjang; hanya {count, number} karakter pertama yang ditampilkan.',
  'api.feeds': 'Umpan',
  'api.feeds_search':
    'Setiap pencarian punya umpan RSS dan JSON: tambahkan /feed.rss atau /feed.json ke jalur halaman pencarian dan pertahankan filternya.',
  'api.feeds_export':
    'Semua lowongan di suatu negara atau perusahaan juga tersedia sebagai XML untuk agregator lowongan.',
  'feeds.rss': 'RSS',
  'feeds.rss_title': 'Pencarian ini sebagai umpan RSS',
  'feeds.json_title': 'Pencarian ini sebagai umpan JSON',
  'feeds.description': 'Lowongan yang cocok dengan pencarian ini, yang terbaru lebih dulu.',
}
