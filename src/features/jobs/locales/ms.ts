import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'jobs.pay_negotiable': 'Gaji boleh dirunding',
  'jobs.pay_unpaid': 'Tanpa gaji',
  'jobs.pay_about_monthly': '≈ {amount} sebulan',
  'jobs.pay_converted': 'Kira-kira {amount} sebulan pada kadar pertukaran {date}',
  'jobs.pay_converted_from': 'Dari kira-kira {amount} sebulan pada kadar pertukaran {date}',
  'jobs.pay_converted_up_to': 'Sehingga kira-kira {amount} sebulan pada kadar pertukaran {date}',
  'jobs.pay_changed': 'Gaji diubah pada {date}',
  'jobs.pay_change': '{date}: daripada {from} kepada {to}',

  'jobs.urgent': 'Segera',
  'jobs.written_in': 'Dalam bahasa {language}',
  'jobs.on_hold': 'Ditangguhkan',
  'jobs.on_hold_note':
    'Majikan telah menangguhkan kerja ini. Anda masih boleh membacanya; permohonan dibuka semula apabila majikan menyambungnya.',
  'jobs.web3': 'Web3',
  'jobs.verified_company': 'Syarikat disahkan',
  'jobs.external_note': 'Permohonan dibuat di laman majikan sendiri, {host}.',

  'jobs.apply': 'Mohon',
  'jobs.with_resume': 'Mohon dengan resume anda',
  'jobs.with_resume_help': 'PDF, DOC atau DOCX, sehingga {size, number} MB',
  'jobs.with_resume_send': 'Muat naik dan teruskan',
  'jobs.apply_external': 'Mohon di laman majikan',
  'jobs.save': 'Simpan',
  'jobs.save_job': 'Simpan {title}',

  'jobs.fact_posted': 'Tarikh siaran',
  'jobs.fact_first_seen': 'Mula tersiar di sini',
  'jobs.fact_open_until': 'Dibuka hingga',

  'jobs.reposted': 'Pertama kali dilihat di sini pada {date} dan disiarkan semula selepas itu.',
  'jobs.requirements': 'Syarat',
  'jobs.languages': 'Bahasa',
  'jobs.description': 'Mengenai kerja ini',
  'jobs.skills': 'Kemahiran',
  'jobs.benefits': 'Faedah',
  'jobs.address': 'Alamat',

  'jobs.remote_title': 'Kerja jarak jauh',
  'jobs.remote_open': 'Terbuka kepada pemohon di',
  'jobs.remote_anywhere': 'Mana-mana sahaja',
  'jobs.remote_excluded': 'Tidak terbuka kepada',
  'jobs.remote_time_zone': 'Zon waktu',
  'jobs.remote_working_time_zone': 'Waktu kerja mengikut',
  'jobs.remote_languages': 'Bahasa kerja',

  'jobs.japan_title': 'Terma pekerjaan',
  'jobs.japan_contract_period': 'Tempoh kontrak',
  'jobs.japan_social_insurance': 'Insurans sosial',
  'jobs.japan_smoking': 'Langkah mencegah asap rokok pasif',
  'jobs.japan_holidays': 'Hari rehat dan cuti',
  'jobs.japan_hours': 'Waktu kerja',

  'jobs.recruiter': 'Perekrut',

  'jobs.company': 'Mengenai syarikat',
  'jobs.company_industry': 'Industri',
  'jobs.company_size': 'Saiz',
  'jobs.company_stage': 'Peringkat pembiayaan',
  'jobs.company_location': 'Lokasi',
  'jobs.company_culture': 'Budaya kerja',
  'jobs.company_benefits': 'Faedah syarikat',
  'jobs.company_website': 'Laman web',
  'jobs.company_all_jobs': 'Semua kerja di {company}',
  'jobs.company_remote_jobs': 'Kerja jarak jauh di {company}',

  'jobs.safety':
    'Jangan bayar untuk mendapatkan kerja, dan jangan kongsi butiran bank atau dokumen sebelum anda pasti siapa yang memintanya.',

  'jobs.similar': 'Kerja serupa',

  'jobs.closed_title': 'Kerja ini telah ditutup',
  'jobs.closed_text': 'Majikan tidak lagi menerima permohonan untuk {title}.',
  'jobs.closed_countdown': '{seconds, plural, other {Anda akan dibawa ke laman utama dalam # saat.}}',
  'jobs.closed_stay': 'Kekal di sini',
}
