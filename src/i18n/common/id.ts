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
  'nav.resume': 'Resume',
  'nav.jobs_by_country': 'Lowongan menurut negara',
  'nav.sign_in': 'Masuk',
  'nav.my_jobs': 'Pekerjaan saya',
  'nav.my_profile': 'Profil saya',
  'nav.account': 'Akun',
  'nav.employer_site': 'Pindah ke situs perusahaan',
  'nav.log_out': 'Keluar',
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
  'footer.developers': 'Untuk pengembang',
  'footer.api': 'API',
  'footer.follow': 'Ikuti kami',
  'footer.apps': 'Unduh aplikasi',
  'footer.languages': 'Bahasa',
  'footer.terms': 'Ketentuan penggunaan',
  'footer.privacy': 'Kebijakan privasi',

  'action.close': 'Tutup',
  'action.apply_filters': 'Tampilkan hasil',
  'action.undo': 'Urungkan',
  'action.go_home': 'Ke beranda',
  'action.search_jobs': 'Lihat semua lowongan',

  'filter.pay': 'Gaji bulanan',
  'filter.job_type': 'Tipe pekerjaan',
  'filter.experience': 'Pengalaman',
  'filter.education': 'Pendidikan',
  'filter.industry': 'Industri',
  'filter.posted': 'Tanggal tayang',
  'filter.arrangement': 'Sistem kerja',
  'filter.work_eligibility': 'Izin kerja',
  'filter.place': 'Lokasi',
  'filter.main_function': 'Bidang',
  'filter.function': 'Spesialisasi',
  'filter.title': 'Posisi',
  'filter.skill': 'Keahlian',
  'filter.company': 'Perusahaan',
  'filter.company_size': 'Ukuran perusahaan',
  'filter.financing_stage': 'Tahap pendanaan',
  'filter.language': 'Bahasa lowongan',
  'filter.verified': 'Hanya perusahaan terverifikasi',
  'filter.urgent': 'Hanya yang mendesak',
  'filter.category': 'Kategori',
  'filter.exclude_companies': 'Kecualikan perusahaan',
  'filter.exclude_languages': 'Kecualikan bahasa lowongan',

  'share.title': 'Bagikan',
  'share.link': 'Tautan ke halaman ini',
  'share.copy': 'Salin tautan',
  'share.copied': 'Tautan disalin',
  'share.by_hand': 'Browser Anda tidak mengizinkan penyalinan. Tautan sudah dipilih: silakan salin sendiri.',
  'share.device': 'Bagikan lewat aplikasi lain',

  'status.loading': 'Memuat…',

  'away.title': 'Data kami sedang tidak dapat diakses',
  'away.text':
    'Muat ulang halaman ini dalam satu menit. Jika Anda sedang mengirim formulir, yang Anda ketik akan dikirim sekali lagi.',
  'away.unknown':
    'Sambungan ke data kami terputus saat ini sedang disimpan. Mungkin sudah tersimpan, mungkin juga belum: periksa dulu sebelum mengirimnya lagi.',
  'away.visitor':
    'Data kami sedang tidak dapat diakses. Halaman ini seperti {minutes, plural, other {# menit}} yang lalu; Anda belum bisa masuk atau mengirim formulir sampai data kami pulih.',
  'away.account':
    'Data kami sedang tidak dapat diakses. Halaman ini seperti {minutes, plural, other {# menit}} yang lalu dan tanpa informasi Anda. Anda masih masuk: akun Anda kembali begitu data kami pulih.',
  'away.again': 'Muat ulang',

  'offline.title': 'Lowongan di perangkat ini',
  'offline.offline': 'Anda sedang offline',
  'offline.again': 'Halaman ini akan dimuat ulang otomatis begitu Anda kembali online.',
  'offline.retry': 'Coba lagi',
  'offline.about':
    'Lowongan yang terakhir Anda buka, hingga {count}, dapat dibaca tanpa koneksi. Isinya seperti saat dibuka dan lowongan mungkin sudah ditutup setelahnya.',
  'offline.none':
    'Belum ada apa-apa di sini. Buka sebuah lowongan, lalu Anda dapat membacanya di perangkat ini tanpa koneksi.',
  'offline.kept': 'Salinan {date}',
  'offline.note':
    'Anda sedang offline. Ini isi lowongan pada {date}; lowongan mungkin sudah ditutup setelahnya.',
  'offline.forget': 'Hapus semua dari perangkat ini',
  'offline.install': 'Pasang {site}',

  'pay.not_stated': 'Gaji tidak dicantumkan',
  'pay.from': 'Mulai {amount}',
  'pay.up_to': 'Hingga {amount}',
  'pay.per_hour': 'per jam',
  'pay.per_day': 'per hari',
  'pay.per_month': 'per bulan',
  'pay.per_year': 'per tahun',
  'pay.band_below': 'Di bawah {amount}',
  'pay.band_between': '{from} - {to}',
  'pay.band_above': 'Di atas {amount}',

  'reply.usually': 'Biasanya membalas dalam {time}',
  'reply.in_time': '{share, number, percent} dibalas tepat waktu',
  'reply.not_enough': 'Catatan balasan: data belum cukup',
  'error.not_found_title': 'Halaman ini tidak ada',
  'error.not_found_text':
    'Alamatnya mungkin salah ketik, atau halamannya sudah pindah. Lowongannya tetap ada di sini.',
  'error.server_title': 'Terjadi kesalahan',
  'error.server_text':
    'Maaf, terjadi kesalahan tak terduga pada server. Coba muat ulang halaman atau hubungi tim dukungan.',
  'error.network': 'Jaringan bermasalah, coba lagi nanti',
  'error.forbidden_title': 'Tidak ada yang diubah',
  'error.forbidden_text':
    'Formulir ini dikirim dari situs lain, atau Anda tidak memiliki izin untuk ini. Silakan buka halamannya di sini dan coba lagi.',
  'error.refused_title': 'Kiriman tidak dapat diterima',
  'error.refused_text':
    'Isi yang dikirim terlalu besar atau tidak sesuai untuk halaman ini. Silakan kembali dan coba lagi.',
  'error.busy_title': 'Terlalu banyak percobaan',
  'error.busy_text': 'Tunggu satu menit, lalu muat ulang halaman ini.',
  'error.crowded_title': 'Situs sedang ramai pengunjung',
  'error.crowded_text':
    'Situs tidak dapat melayani semua orang sekaligus. Silakan coba lagi dalam beberapa detik.',

  'maintenance.title': 'Situs sedang dalam pemeliharaan.',
  'maintenance.text': 'Halaman yang Anda cari sedang dalam pemeliharaan dan akan segera kembali!',
}
