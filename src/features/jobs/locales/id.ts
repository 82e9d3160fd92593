import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'jobs.pay_negotiable': 'Gaji dapat dinegosiasikan',
  'jobs.pay_unpaid': 'Tanpa bayaran',
  'jobs.pay_about_monthly': '≈ {amount} per bulan',
  'jobs.pay_converted': 'Sekitar {amount} per bulan dengan kurs {date}',
  'jobs.pay_converted_from': 'Mulai sekitar {amount} per bulan dengan kurs {date}',
  'jobs.pay_converted_up_to': 'Hingga sekitar {amount} per bulan dengan kurs {date}',
  'jobs.pay_changed': 'Gaji diubah pada {date}',
  'jobs.pay_change': '{date}: dari {from} menjadi {to}',

  'jobs.urgent': 'Mendesak',
  'jobs.written_in': 'Berbahasa {language}',
  'jobs.on_hold': 'Ditunda',
  'jobs.on_hold_note':
    'Perusahaan sedang menunda lowongan ini. Anda tetap bisa membacanya; lamaran dibuka lagi saat lowongan dilanjutkan.',
  'jobs.web3': 'Web3',
  'jobs.verified_company': 'Perusahaan terverifikasi',
  'jobs.external_note': 'Lamaran dikirim lewat situs perusahaan, {host}.',

  'jobs.apply': 'Lamar',
  'jobs.with_resume': 'Lamar dengan resume Anda',
  'jobs.with_resume_help': 'PDF, DOC, atau DOCX, hingga {size, number} MB',
  'jobs.with_resume_send': 'Unggah dan lanjutkan',
  'jobs.apply_external': 'Lamar di situs perusahaan',
  'jobs.save': 'Simpan',
  'jobs.save_job': 'Simpan {title}',

  'jobs.fact_posted': 'Tanggal tayang',
  'jobs.fact_first_seen': 'Pertama tayang di sini',
  'jobs.fact_open_until': 'Dibuka hingga',

  'jobs.reposted': 'Pertama terlihat di sini pada {date} dan dipasang lagi sesudahnya.',
  'jobs.requirements': 'Persyaratan',
  'jobs.languages': 'Bahasa',
  'jobs.description': 'Deskripsi pekerjaan',
  'jobs.skills': 'Keahlian',
  'jobs.benefits': 'Tunjangan dan fasilitas',
  'jobs.address': 'Alamat',

  'jobs.remote_title': 'Kerja remote',
  'jobs.remote_open': 'Terbuka untuk pelamar di',
  'jobs.remote_anywhere': 'Mana saja',
  'jobs.remote_excluded': 'Tidak terbuka untuk',
  'jobs.remote_time_zone': 'Zona waktu',
  'jobs.remote_working_time_zone': 'Jam kerja mengikuti',
  'jobs.remote_languages': 'Bahasa kerja',

  'jobs.japan_title': 'Ketentuan kerja',
  'jobs.japan_contract_period': 'Masa kontrak',
  'jobs.japan_social_insurance': 'Asuransi sosial',
  'jobs.japan_smoking': 'Pencegahan paparan asap rokok',
  'jobs.japan_holidays': 'Hari libur dan cuti',
  'jobs.japan_hours': 'Jam kerja',

  'jobs.recruiter': 'Perekrut',

  'jobs.company': 'Tentang perusahaan',
  'jobs.company_industry': 'Industri',
  'jobs.company_size': 'Ukuran',
  'jobs.company_stage': 'Tahap pendanaan',
  'jobs.company_location': 'Lokasi',
  'jobs.company_culture': 'Budaya kerja',
  'jobs.company_benefits': 'Tunjangan perusahaan',
  'jobs.company_website': 'Situs web',
  'jobs.company_all_jobs': 'Semua lowongan di {company}',
  'jobs.company_remote_jobs': 'Lowongan remote di {company}',

  'jobs.safety':
    'Jangan pernah membayar untuk mendapat pekerjaan, dan jangan berikan data rekening atau dokumen sebelum Anda tahu siapa yang meminta.',

  'jobs.similar': 'Lowongan serupa',

  'jobs.closed_title': 'Lowongan ini sudah ditutup',
  'jobs.closed_text': 'Perusahaan tidak lagi menerima lamaran untuk {title}.',
  'jobs.closed_countdown': '{seconds, plural, other {Anda akan diarahkan ke beranda dalam # detik.}}',
  'jobs.closed_stay': 'Tetap di sini',
}
