import type { ListDescriptions } from '../structure.ts'

export const texts: ListDescriptions = {
  report_job_reasons: {
    scam: 'Meminta wang, butiran bank atau kata laluan, atau membawa ke laman berbahaya.',
    spam: 'Menjual produk, kursus atau skim, bukannya menawarkan kerja.',
    discriminatory:
      'Mengecualikan orang atas jantina, umur, asal, agama, kecacatan dan sebagainya tanpa sebab yang sah.',
    offensive: 'Menghina, mengugut atau berunsur seksual terhadap orang.',
    violence: 'Memaparkan, memuji atau menyeru keganasan.',
    'job-closed': 'Majikan tidak lagi menerima permohonan.',
    'incorrect-company': 'Jawatan ini milik syarikat lain, bukan yang dipaparkan.',
    'incorrect-location': 'Kerja dilakukan di tempat lain daripada yang dinyatakan.',
    'incorrect-formatting': 'Ada bahagian yang hilang, rosak atau tidak boleh dibaca.',
    'does-not-belong': 'Ini bukan jawatan, atau melanggar peraturan kami dengan cara lain.',
  },
  feature_banners: {
    'remote-jobs': 'Kerja jarak jauh yang terbuka untuk negara anda',
    'web3-jobs': 'Protokol, dompet, bursa dan mereka yang membinanya',
    companies: 'Siapa yang mengambil pekerja, cara mereka bekerja dan kepantasan mereka membalas',
    'salary-converter': 'Tukar gaji ke mata wang anda dengan kadar bertarikh',
    'resume-templates': 'Templat yang dijangka majikan di negara anda',
    invite: 'Anda berdua mendapat ganjaran apabila rakan anda menambah resume',
  },
}
