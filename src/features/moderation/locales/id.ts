import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'report.title': 'Laporkan lowongan ini',
  'report.intro': 'Beri tahu kami apa masalahnya. Perusahaan tidak akan tahu siapa yang melapor.',
  'report.reasons': 'Apa masalahnya?',
  'report.category_spam': 'Penipuan dan iklan',
  'report.category_discrimination': 'Diskriminasi dan kebencian',
  'report.category_broken': 'Keliru atau tidak sesuai',
  'report.details': 'Ada lagi yang perlu kami tahu? (opsional)',
  'report.details_help': 'Maksimal {max} karakter. Jangan sertakan data pribadi.',
  'report.send': 'Kirim laporan',
  'report.cancel': 'Batal',
  'report.choose': 'Pilih satu alasan.',
  'report.too_long': 'Lebih dari {max} karakter. Silakan persingkat.',
  'report.too_many': 'Anda mengirim banyak laporan dalam waktu singkat. Coba lagi nanti.',
  'report.done_title': 'Terima kasih sudah memberi tahu kami',
  'report.done_text': 'Kami memeriksa setiap laporan. Lowongan yang melanggar aturan kami akan diturunkan.',
  'report.repeated_title': 'Anda sudah melaporkan lowongan ini',
  'report.repeated_text':
    'Laporan pertama Anda sudah kami terima, jadi tidak perlu melapor lagi. Terima kasih.',
  'report.load_failed': 'Daftar alasan tidak dapat dimuat.',
  'report.try_again': 'Coba lagi',
  'report.back': 'Kembali ke lowongan',
}
