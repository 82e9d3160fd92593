import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'report.title': 'Laporkan kerja ini',
  'report.intro': 'Beritahu kami apa masalahnya. Majikan tidak akan tahu siapa yang melaporkannya.',
  'report.reasons': 'Apa masalahnya?',
  'report.category_spam': 'Penipuan dan iklan',
  'report.category_discrimination': 'Diskriminasi dan kebencian',
  'report.category_broken': 'Salah atau bukan pada tempatnya',
  'report.details': 'Apa lagi yang perlu kami tahu? (pilihan)',
  'report.details_help': 'Paling banyak {max} aksara. Jangan sertakan maklumat peribadi.',
  'report.send': 'Hantar laporan',
  'report.cancel': 'Batal',
  'report.choose': 'Sila pilih satu sebab.',
  'report.too_long': 'Melebihi {max} aksara. Sila pendekkan.',
  'report.too_many': 'Anda telah menghantar banyak laporan dalam masa singkat. Sila cuba lagi nanti.',
  'report.done_title': 'Terima kasih kerana memberitahu kami',
  'report.done_text': 'Kami menyemak setiap laporan. Kerja yang melanggar peraturan kami akan diturunkan.',
  'report.repeated_title': 'Anda telah melaporkan kerja ini',
  'report.repeated_text':
    'Laporan pertama anda telah kami terima, jadi anda tidak perlu berbuat apa-apa lagi. Terima kasih.',
  'report.load_failed': 'Sebab-sebab tidak dapat dimuatkan.',
  'report.try_again': 'Cuba lagi',
  'report.back': 'Kembali ke kerja ini',
}
