import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'decision.reason': 'Alasan',
  'decision.until': 'Ditangguhkan sampai',
  'decision.until_further': 'pemberitahuan lebih lanjut',
  'decision.job': 'Lowongan',
  'decision.company': 'Perusahaan',
  'decision.number': 'Nomor lowongan',
  'decision.by_person': 'Keputusan ini dibuat oleh seorang anggota tim kami.',
  'decision.answer':
    'Jika menurut Anda ini keliru, balas email ini dan jelaskan alasannya. Kami akan meninjaunya kembali.',
  'decision.questions': 'Jika ada yang kurang jelas, balas email ini.',
  'decision.terms': 'Baca ketentuan penggunaan',
  'decision.account-suspended.subject': 'Akun {site} Anda ditangguhkan',
  'decision.account-suspended.text':
    'Anda tidak bisa masuk, dan semua perangkat Anda telah dikeluarkan. Tidak ada isi akun Anda yang dihapus.',
  'decision.account-restored.subject': 'Akun {site} Anda dibuka kembali',
  'decision.account-restored.text':
    'Kami telah mencabut penangguhan. Anda bisa masuk lagi, dan semua isi akun Anda tetap seperti sebelumnya.',
  'decision.job-closed.subject': 'Lowongan Anda “{title}” telah ditutup',
  'decision.job-closed.text':
    'Kami telah meninjau laporan tentang lowongan ini dan menutupnya karena alasan yang tercantum di bawah. Pencari kerja tidak bisa menemukannya lagi, dan lowongan ini tidak bisa dibuka kembali.',
}
