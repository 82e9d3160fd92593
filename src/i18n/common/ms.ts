import type { TranslationOf } from '../text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'brand.tagline': 'Kerja di bandar anda dan dari mana-mana, dengan gaji yang jelas.',

  'nav.skip_to_content': 'Langkau ke kandungan',
  'nav.main': 'Utama',
  'nav.jobs': 'Kerja',
  'nav.remote': 'Jarak jauh',
  'nav.web3': 'Web3',
  'nav.companies': 'Syarikat',
  'nav.resume': 'Resume',
  'nav.jobs_by_country': 'Kerja mengikut negara',
  'nav.sign_in': 'Log masuk',
  'nav.my_jobs': 'Kerja saya',
  'nav.my_profile': 'Profil saya',
  'nav.account': 'Akaun',
  'nav.employer_site': 'Tukar ke laman majikan',
  'nav.log_out': 'Log keluar',
  'nav.breadcrumbs': 'Anda di sini',
  'nav.pages': 'Halaman keputusan',
  'nav.previous': 'Sebelumnya',
  'nav.next': 'Seterusnya',
  'nav.page': 'Halaman {page}',

  'search.label': 'Cari kerja',
  'search.placeholder': 'Jawatan, kemahiran atau syarikat',

  'place.switch': 'Negara dan bahasa',
  'place.country': 'Negara',
  'place.language': 'Bahasa',
  'place.anywhere': 'Semua negara',

  'footer.for_seekers': 'Untuk pencari kerja',
  'footer.remote': 'Kerja jarak jauh',
  'footer.talents': 'Cara kami membantu',
  'footer.developers': 'Untuk pembangun',
  'footer.api': 'API',
  'footer.follow': 'Ikuti kami',
  'footer.apps': 'Dapatkan aplikasi',
  'footer.languages': 'Bahasa',
  'footer.terms': 'Terma penggunaan',
  'footer.privacy': 'Dasar privasi',

  'action.close': 'Tutup',
  'action.apply_filters': 'Tunjukkan hasil',
  'action.undo': 'Buat asal',
  'action.go_home': 'Ke laman utama',
  'action.search_jobs': 'Lihat semua kerja',

  'filter.pay': 'Gaji bulanan',
  'filter.job_type': 'Jenis pekerjaan',
  'filter.experience': 'Pengalaman',
  'filter.education': 'Pendidikan',
  'filter.industry': 'Industri',
  'filter.posted': 'Tarikh siaran',
  'filter.arrangement': 'Mod kerja',
  'filter.work_eligibility': 'Kelayakan bekerja',
  'filter.place': 'Tempat',
  'filter.main_function': 'Bidang',
  'filter.function': 'Pengkhususan',
  'filter.title': 'Jawatan',
  'filter.skill': 'Kemahiran',
  'filter.company': 'Syarikat',
  'filter.company_size': 'Saiz syarikat',
  'filter.financing_stage': 'Peringkat pembiayaan',
  'filter.language': 'Bahasa iklan',
  'filter.verified': 'Syarikat disahkan sahaja',
  'filter.urgent': 'Segera sahaja',
  'filter.category': 'Kategori',
  'filter.exclude_companies': 'Kecualikan syarikat',
  'filter.exclude_languages': 'Kecualikan bahasa iklan kerja',

  'share.title': 'Kongsi',
  'share.link': 'Pautan ke halaman ini',
  'share.copy': 'Salin pautan',
  'share.copied': 'Pautan disalin',
  'share.by_hand': 'Pelayar anda tidak membenarkan kami menyalin. Pautan telah dipilih: sila salin sendiri.',
  'share.device': 'Kongsi melalui aplikasi lain',

  'status.loading': 'Memuatkan…',

  'away.title': 'Data kami tidak dapat dicapai sekarang',
  'away.text':
    'Muatkan semula halaman ini dalam seminit. Jika anda sedang menghantar borang, apa yang anda taip akan dihantar sekali lagi.',
  'away.unknown':
    'Sambungan ke data kami terputus semasa ini disimpan. Ia mungkin sudah disimpan atau belum: semak dahulu sebelum menghantarnya semula.',
  'away.visitor':
    'Data kami tidak dapat dicapai sekarang. Halaman ini seperti {minutes, plural, other {# minit}} yang lalu; anda tidak dapat log masuk atau menghantar borang sehingga ia pulih.',
  'away.account':
    'Data kami tidak dapat dicapai sekarang. Halaman ini seperti {minutes, plural, other {# minit}} yang lalu dan tanpa maklumat anda. Anda masih log masuk: akaun anda akan kembali sebaik sahaja data kami pulih.',
  'away.again': 'Muatkan semula',

  'offline.title': 'Kerja pada peranti ini',
  'offline.offline': 'Anda di luar talian',
  'offline.again':
    'Halaman ini akan dimuatkan semula secara automatik sebaik sahaja anda kembali dalam talian.',
  'offline.retry': 'Cuba lagi',
  'offline.about':
    'Kerja yang terakhir anda buka, sehingga {count}, boleh dibaca tanpa sambungan. Setiap satu dipaparkan seperti ketika itu dan mungkin telah ditutup selepasnya.',
  'offline.none':
    'Belum ada apa-apa yang disimpan di sini. Buka satu kerja dan anda boleh membacanya pada peranti ini tanpa sambungan.',
  'offline.kept': 'Salinan {date}',
  'offline.note':
    'Anda di luar talian. Ini kandungan kerja pada {date}; kerja ini mungkin telah ditutup selepas itu.',
  'offline.forget': 'Buang semua daripada peranti ini',
  'offline.install': 'Pasang {site}',

  'pay.not_stated': 'Gaji tidak dinyatakan',
  'pay.from': 'Dari {amount}',
  'pay.up_to': 'Sehingga {amount}',
  'pay.per_hour': 'sejam',
  'pay.per_day': 'sehari',
  'pay.per_month': 'sebulan',
  'pay.per_year': 'setahun',
  'pay.band_below': 'Bawah {amount}',
  'pay.band_between': '{from} - {to}',
  'pay.band_above': 'Atas {amount}',

  'reply.usually': 'Biasanya membalas dalam {time}',
  'reply.in_time': '{share, number, percent} dibalas tepat pada masanya',
  'reply.not_enough': 'Rekod balasan: data belum mencukupi',
  'error.not_found_title': 'Halaman ini tidak wujud',
  'error.not_found_text':
    'Alamat mungkin tersilap taip atau halaman telah dialihkan. Kerja-kerja masih ada di sini.',
  'error.server_title': 'Ada masalah',
  'error.server_text':
    'Maaf, berlaku ralat pelayan yang tidak dijangka. Cuba muat semula halaman atau hubungi pasukan sokongan.',
  'error.network': 'Ralat rangkaian, sila cuba sebentar lagi',
  'error.forbidden_title': 'Tiada apa-apa yang diubah',
  'error.forbidden_text':
    'Borang ini dihantar dari laman web lain, atau anda tidak mempunyai kebenaran untuknya. Sila buka halaman itu di sini dan cuba lagi.',
  'error.refused_title': 'Kami tidak dapat menerimanya',
  'error.refused_text':
    'Kandungan yang dihantar terlalu besar atau bukan yang dijangka oleh halaman ini. Sila kembali dan cuba lagi.',
  'error.busy_title': 'Terlalu banyak percubaan',
  'error.busy_text': 'Tunggu seminit, kemudian muatkan semula halaman ini.',
  'error.crowded_title': 'Terlalu ramai pelawat ketika ini',
  'error.crowded_text':
    'Laman ini tidak dapat melayan semua orang serentak. Sila cuba lagi dalam beberapa saat.',

  'maintenance.title': 'Laman ini sedang diselenggara.',
  'maintenance.text': 'Halaman yang anda cari sedang diselenggara dan akan kembali tidak lama lagi!',
}
