import type { TranslationOf } from '../text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'brand.tagline': 'Lowongan di kota Anda dan dari mana saja, dengan gaji yang jelas.',

  'nav.skip_to_content': 'Langsung ke konten',
  'nav.main': 'Utama',
  'nav.jobs': 'Lowongan',
  'nav.remote': 'Remote',
  'nav.web3': 'Web3',
  'nav.companies': 'Perusahaan',
  'nav.my_jobs': 'Lowongan saya',
  'nav.chat': 'Chat',
  'nav.profile': 'Profil',
  'nav.sign_in': 'Masuk',
  'nav.breadcrumbs': 'Anda di sini',
  'nav.pages': 'Halaman hasil',
  'nav.previous': 'Sebelumnya',
  'nav.next': 'Berikutnya',
  'nav.page': 'Halaman {page}',

  'search.label': 'Cari lowongan',
  'search.placeholder': 'Posisi, keahlian, atau perusahaan',

  'place.switch': 'Negara dan bahasa',
  'place.country': 'Negara',
  'place.language': 'Bahasa',
  'place.anywhere': 'Semua negara',

  'footer.for_seekers': 'Untuk pencari kerja',
  'footer.remote': 'Kerja remote',
  'footer.talents': 'Cara kami membantu',
  'footer.follow': 'Ikuti kami',
  'footer.apps': 'Unduh aplikasi',
  'footer.languages': 'Bahasa',

  'action.close': 'Tutup',
  'action.apply_filters': 'Tampilkan hasil',
  'action.undo': 'Urungkan',
  'action.go_home': 'Ke beranda',
  'action.search_jobs': 'Lihat semua lowongan',

  'status.loading': 'Memuat…',

  'pay.not_stated': 'Gaji tidak dicantumkan',
  'pay.from': 'Mulai {amount}',
  'pay.up_to': 'Hingga {amount}',
  'pay.per_hour': 'per jam',
  'pay.per_day': 'per hari',
  'pay.per_month': 'per bulan',
  'pay.per_year': 'per tahun',

  'error.not_found_title': 'Halaman ini tidak ada',
  'error.not_found_text':
    'Alamatnya mungkin salah ketik, atau halamannya sudah pindah. Lowongannya tetap ada di sini.',
  'error.server_title': 'Terjadi kesalahan',
  'error.server_text':
    'Maaf, terjadi kesalahan tak terduga pada server. Coba muat ulang halaman atau hubungi tim dukungan.',
  'error.network': 'Jaringan bermasalah, coba lagi nanti',
  'error.busy_title': 'Terlalu banyak percobaan',
  'error.busy_text': 'Tunggu satu menit, lalu muat ulang halaman ini.',

  'maintenance.title': 'Kami sedang dalam pemeliharaan.',
  'maintenance.text': 'Halaman yang Anda cari sedang dalam pemeliharaan dan akan segera kembali!',
}
