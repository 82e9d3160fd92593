import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'remote.title': 'Lowongan remote, di mana pun Anda berada',
  'remote.lead':
    '{place}: {count, plural, =0 {belum ada lowongan remote saat ini.} other {# lowongan remote terbuka untuk Anda.}}',
  'remote.all': 'Lihat semua lowongan remote',
  'remote.meaning': 'Arti remote di sini',
  'remote.countries': 'Negara',
  'remote.countries_text':
    'Lowongan remote menyebutkan dari negara mana Anda boleh bekerja; jika tidak disebutkan, boleh dari mana saja. Lowongan yang mengecualikan negara pilihan Anda tidak ditampilkan.',
  'remote.zones': 'Zona waktu',
  'remote.zones_text':
    'Sebagian perusahaan mengikuti jam kerja zona waktu tertentu. Jika disebutkan, Anda melihatnya di halaman lowongan.',
  'remote.languages': 'Bahasa',
  'remote.languages_text':
    'Bahasa tim bisa berbeda dari bahasa lowongan. Jika perusahaan menyebutkannya, Anda melihatnya sebelum melamar.',
  'remote.pay': 'Gaji',
  'remote.pay_text':
    'Gaji tampil sebagaimana dicantumkan perusahaan, dalam mata uang aslinya, dengan nilai per bulan di sebelahnya.',
  'remote.newest': 'Lowongan remote terbaru',
  'remote.fields': 'Menurut bidang',
  'remote.from': 'Menurut negara',
  'remote.from_text': 'Lowongan remote yang terbuka bagi orang di sana.',
  'remote.hours': 'Menurut jam kerja',
  'remote.hours_text': 'Zona waktu yang diikuti lowongan remote, jika disebutkan.',
  'remote.count': '{count, plural, other {# lowongan}}',
  'talents.title': 'Dibuat untuk pencari kerja',
  'talents.lead':
    'Cari tanpa akun, lihat gajinya dulu, dan ketahui sudah berapa lama sebuah lowongan sebenarnya ada.',
  'talents.does': 'Yang Anda dapatkan di sini',
  'talents.pay': 'Gaji jelas sejak awal',
  'talents.pay_text':
    'Setiap lowongan menampilkan gaji sebagaimana dicantumkan dan nilainya per bulan. Jika tidak dicantumkan, kami beri tahu.',
  'talents.dates': 'Tanggal asli',
  'talents.dates_text':
    'Anda melihat kapan lowongan dipasang dan kapan pertama muncul di sini. Lowongan yang tak lagi dikonfirmasi akan ditutup.',
  'talents.counts': 'Filter dengan jumlah lowongan',
  'talents.counts_text': 'Filter menunjukkan berapa lowongan yang tersisa sebelum Anda memilihnya.',
  'talents.search': 'Satu pencarian, semua bahasa',
  'talents.search_text': 'Cari dalam bahasa Anda dan temukan lowongan yang ditulis dalam bahasa lain.',
  'talents.once': 'Setiap lowongan sekali saja',
  'talents.once_text': 'Lowongan yang datang dari beberapa sumber ditampilkan satu kali.',
  'talents.account': 'Tidak perlu akun',
  'talents.account_text': 'Cari, saring, dan baca sepuasnya tanpa perlu masuk.',
  'talents.begin': 'Mulai dari sini',
  'talents.begin_new': 'Dipasang dalam 24 jam terakhir',
  'talents.begin_paid': 'Gaji tertinggi dulu',
  'talents.begin_resume': 'CV Anda, langsung terbaca',
  'talents.begin_remote': 'Lowongan remote',
  'talents.begin_web3': 'Lowongan Web3',
}
