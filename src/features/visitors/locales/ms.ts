import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'remote.title': 'Kerja jarak jauh, di mana sahaja anda berada',
  'remote.lead':
    '{place}: {count, plural, =0 {tiada kerja jarak jauh dibuka buat masa ini.} other {# kerja jarak jauh terbuka untuk anda.}}',
  'remote.all': 'Lihat semua kerja jarak jauh',
  'remote.meaning': 'Maksud jarak jauh di sini',
  'remote.countries': 'Negara',
  'remote.countries_text':
    'Kerja jarak jauh menyatakan negara tempat anda boleh bekerja; jika tidak dinyatakan, dari mana-mana sahaja. Kerja yang mengecualikan negara pilihan anda tidak dipaparkan.',
  'remote.zones': 'Zon waktu',
  'remote.zones_text':
    'Sesetengah majikan mengikut waktu kerja zon tertentu. Jika dinyatakan, anda boleh melihatnya pada halaman kerja itu.',
  'remote.languages': 'Bahasa',
  'remote.languages_text':
    'Bahasa pasukan mungkin berbeza daripada bahasa iklan. Jika majikan menyatakannya, anda dapat melihatnya sebelum memohon.',
  'remote.pay': 'Gaji',
  'remote.pay_text':
    'Gaji dipaparkan seperti yang diiklankan, dalam mata wang asal, bersama nilai bulanannya di sebelah.',
  'remote.newest': 'Kerja jarak jauh terbaharu',
  'remote.fields': 'Mengikut bidang',
  'remote.from': 'Mengikut negara',
  'remote.from_text': 'Kerja jarak jauh yang terbuka kepada orang di sana.',
  'remote.hours': 'Mengikut waktu kerja',
  'remote.hours_text': 'Zon waktu yang diikuti kerja jarak jauh, jika dinyatakan.',
  'remote.count': '{count, plural, other {# kerja}}',
  'talents.title': 'Dibina untuk pencari kerja',
  'talents.lead':
    'Cari tanpa akaun, lihat gaji dahulu, dan tahu berapa lama sesuatu iklan sebenarnya disiarkan.',
  'talents.does': 'Apa yang ada di sini',
  'talents.pay': 'Gaji yang jelas',
  'talents.pay_text':
    'Setiap kerja menunjukkan gaji seperti yang diiklankan dan nilai bulanannya. Jika majikan tidak menyatakannya, kami beritahu.',
  'talents.dates': 'Tarikh sebenar',
  'talents.dates_text':
    'Anda dapat melihat bila kerja disiarkan dan bila ia mula muncul di sini. Kerja yang tidak lagi disahkan akan ditutup.',
  'talents.counts': 'Penapis dengan bilangan kerja',
  'talents.counts_text': 'Penapis menunjukkan berapa kerja yang tinggal sebelum anda memilihnya.',
  'talents.search': 'Satu carian, semua bahasa',
  'talents.search_text': 'Cari dalam bahasa anda dan temui kerja yang ditulis dalam bahasa lain.',
  'talents.once': 'Setiap kerja sekali sahaja',
  'talents.once_text': 'Kerja yang datang daripada beberapa sumber dipaparkan sekali sahaja.',
  'talents.account': 'Tidak perlu akaun',
  'talents.account_text': 'Cari, tapis dan baca sepuas-puasnya tanpa log masuk.',
  'talents.begin': 'Mula di sini',
  'talents.begin_new': 'Disiarkan dalam 24 jam terakhir',
  'talents.begin_paid': 'Gaji tertinggi dahulu',
  'talents.begin_resume': 'Resume anda, dibaca serta-merta',
  'talents.begin_remote': 'Kerja jarak jauh',
  'talents.begin_web3': 'Kerja Web3',
}
