import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'landing.jobs_country': 'Lowongan kerja di {country}',
  'landing.jobs_place': 'Lowongan kerja di {place}',
  'landing.work_country': 'Lowongan {work} di {country}',
  'landing.work_place': 'Lowongan {work} di {place}',
  'landing.region': '{name} (wilayah)',
  'landing.count': '{count, plural, other {# lowongan dibuka}}',
  'landing.description':
    '{heading}: {count, plural, other {# lowongan dibuka}}, yang terbaru lebih dulu, dengan gaji yang jelas.',
  'landing.description_pay':
    '{heading}: {count, plural, other {# lowongan dibuka}}, yang terbaru lebih dulu. Gaji umum: {range} per bulan.',
  'landing.see_all': '{count, plural, =1 {Lihat lowongan} other {Lihat semua # lowongan}}',
  'landing.see_remote': '{count, plural, other {# lowongan remote}}',
  'landing.pay': 'Gaji umum',
  'landing.pay_note':
    'Separuh dari lowongan yang mencantumkan gaji berada di kisaran ini, dengan nilai tengah {middle}. Dihitung dari {count, plural, other {# lowongan}}.',
  'landing.newest': 'Lowongan terbaru',
  'landing.fields': 'Menurut bidang',
  'landing.narrower': 'Persempit pencarian',
  'landing.titles': 'Posisi populer',
  'landing.related': 'Lowongan terkait',
  'landing.places': 'Menurut lokasi',
  'landing.nearby': 'Di sekitar sini',
  'landing.wider': 'Perluas pencarian',
  'landing.none_title': 'Belum ada lowongan di sini saat ini',
  'landing.none_text': 'Perluas sedikit pencarian Anda, atau cari di semua lowongan.',
  'landing.countries_description':
    'Lowongan di {count, plural, other {# negara}}, menurut kota dan jenis pekerjaan.',
  'landing.more': 'Lowongan lain seperti ini',
}
