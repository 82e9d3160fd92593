import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'api.title': 'API',
  'api.description':
    'Semua panggilan {name} dengan parameter, jawapan dan ralatnya, untuk dibaca dan dicuba.',
  'api.intro':
    'Apa yang dipaparkan pada halaman {name} boleh juga dibaca oleh program anda. Panggilan awam tidak memerlukan kunci.',
  'api.document': 'Dokumen OpenAPI (JSON)',
  'api.search': 'Cari panggilan',
  'api.search_hint': 'Nama, laluan atau tujuan',
  'api.count': '{count, plural, other {# panggilan}}',
  'api.none': 'Tiada panggilan yang sepadan dengan “{query}”.',
  'api.show_all': 'Tunjukkan semua panggilan',
  'api.basics': 'Perkara yang terpakai untuk setiap panggilan',
  'api.basics_envelope':
    'Setiap jawapan ialah objek dengan code, message dan data. Kod 0 bermaksud berjaya; kod lain menyatakan masalahnya, dan mesejnya dalam bahasa anda.',
  'api.basics_language': 'Tambah language_code (seperti {code}) untuk memilih bahasa nama dan mesej.',
  'api.basics_limit':
    'Panggilan yang terlalu banyak dari satu alamat ditolak dengan status 429, dan Retry-After menyatakan berapa saat perlu menunggu.',
  'api.parameters': 'Parameter',
  'api.no_parameters': 'Panggilan ini tidak mempunyai parameter.',
  'api.type': 'Jenis dan had',
  'api.required': 'wajib',
  'api.default': 'Lalai: {value}',
  'api.in_path': 'dalam laluan',
  'api.in_query': 'dalam rentetan pertanyaan',
  'api.in_body': 'dalam kandungan',
  'api.answer': 'Jawapan',
  'api.field': 'Medan data',
  'api.errors': 'Ralat',
  'api.code': 'Kod',
  'api.message': 'Mesej',
  'api.example': 'Contoh',
  'api.limit': 'Paling banyak {calls, number} panggilan dalam {seconds, number} saat dari satu alamat',
  'api.try_note': 'Permintaan dihantar dari pelayar anda ke laman ini, dan anda melihat jawapan sebenar.',
  'api.send': 'Hantar permintaan',
  'api.sending': 'Menunggu jawapan…',
  'api.status': 'Status',
  'api.took': '{milliseconds, number} ms',
  'api.headers': 'Pengepala',
  'api.body': 'Kandungan',
  'api.shortened': 'Jawapan ini lebih panjang; hanya {count, number} aksara pertama dipaparkan.',
  'api.feeds': 'Suapan',
  'api.feeds_search':
    'Setiap carian mempunyai suapan RSS dan JSON: tambah /feed.rss atau /feed.json pada laluan halaman carian dan kekalkan penapisnya.',
  'api.feeds_export':
    'Semua kerja kosong bagi sesebuah negara atau syarikat juga tersedia sebagai XML untuk laman pengumpul kerja.',
  'feeds.rss': 'RSS',
  'feeds.rss_title': 'Carian ini sebagai suapan RSS',
  'feeds.json_title': 'Carian ini sebagai suapan JSON',
  'feeds.description': 'Kerja kosong yang sepadan dengan carian ini, yang terbaharu dahulu.',
}
