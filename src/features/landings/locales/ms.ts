import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'landing.jobs_country': 'Kerja di {country}',
  'landing.jobs_place': 'Kerja di {place}',
  'landing.work_country': 'Kerja {work} di {country}',
  'landing.work_place': 'Kerja {work} di {place}',
  'landing.region': '{name} (wilayah)',
  'landing.count': '{count, plural, other {# kerja kosong}}',
  'landing.description':
    '{heading}: {count, plural, other {# kerja kosong}}, yang terbaharu dahulu, dengan gaji yang jelas.',
  'landing.description_pay':
    '{heading}: {count, plural, other {# kerja kosong}}, yang terbaharu dahulu. Gaji biasa: {range} sebulan.',
  'landing.see_all': '{count, plural, =1 {Lihat kerja ini} other {Lihat semua # kerja}}',
  'landing.see_remote': '{count, plural, other {# kerja jarak jauh}}',
  'landing.pay': 'Gaji biasa',
  'landing.pay_note':
    'Separuh daripada kerja yang menyatakan gaji berada dalam julat ini, dengan nilai tengah {middle}. Dikira daripada {count, plural, other {# kerja kosong}}.',
  'landing.newest': 'Kerja terbaharu',
  'landing.fields': 'Mengikut bidang',
  'landing.narrower': 'Kecilkan carian',
  'landing.titles': 'Jawatan popular',
  'landing.related': 'Kerja berkaitan',
  'landing.places': 'Mengikut tempat',
  'landing.nearby': 'Berdekatan',
  'landing.wider': 'Luaskan carian',
  'landing.none_title': 'Tiada kerja kosong di sini buat masa ini',
  'landing.none_text': 'Luaskan sedikit carian anda, atau cari semua kerja.',
  'landing.countries_description':
    'Kerja kosong di {count, plural, other {# negara}}, mengikut bandar dan jenis kerja.',
  'landing.more': 'Lagi kerja seperti ini',
}
