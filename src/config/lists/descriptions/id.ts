import type { ListDescriptions } from '../structure.ts'

export const texts: ListDescriptions = {
  report_job_reasons: {
    scam: 'Meminta uang, data bank, atau kata sandi, atau mengarah ke situs berbahaya.',
    spam: 'Menjual produk, kursus, atau skema, bukan menawarkan pekerjaan.',
    discriminatory:
      'Mengecualikan orang karena jenis kelamin, usia, asal, agama, disabilitas, dan sejenisnya tanpa alasan sah.',
    offensive: 'Menghina, mengancam, atau bernada seksual terhadap orang.',
    violence: 'Menampilkan, memuji, atau menyerukan kekerasan.',
    'job-closed': 'Perusahaan tidak lagi menerima lamaran.',
    'incorrect-company': 'Lowongan ini milik perusahaan lain, bukan yang ditampilkan.',
    'incorrect-location': 'Pekerjaan dilakukan di tempat lain dari yang tertulis.',
    'incorrect-formatting': 'Ada bagian yang hilang, rusak, atau tidak terbaca.',
    'does-not-belong': 'Ini bukan lowongan, atau melanggar aturan kami dengan cara lain.',
  },
  feature_banners: {
    'remote-jobs': 'Lowongan jarak jauh yang terbuka untuk negara Anda',
    'web3-jobs': 'Protokol, dompet, bursa, dan orang-orang yang membangunnya',
    companies: 'Siapa yang merekrut, cara kerjanya, dan seberapa cepat membalas',
    'salary-converter': 'Konversi gaji ke mata uang Anda dengan kurs bertanggal',
    'resume-templates': 'Templat yang diharapkan perusahaan di negara Anda',
    invite: 'Anda berdua mendapat hadiah saat teman Anda menambahkan CV',
  },
}
