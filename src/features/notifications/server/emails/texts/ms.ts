import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': 'Pekerjaan',
  'unseen.open': 'Lihat pemberitahuan anda',
  'unseen.settings':
    'Anda menerima e-mel ini kerana anda belum membaca pemberitahuan itu. Anda boleh memilih perkara yang dihantar melalui e-mel dalam tetapan pemberitahuan.',
  'unseen.one.subject': 'Sebuah peranti telah dilog keluar daripada akaun {site} anda',
  'unseen.one.text': 'Ini dilakukan daripada peranti lain dalam akaun anda.',
  'unseen.others.subject': 'Semua peranti lain telah dilog keluar daripada akaun {site} anda',
  'unseen.others.text': 'Hanya peranti yang melakukannya kekal log masuk.',
  'unseen.upheld.subject': 'Kami telah menutup pekerjaan yang anda laporkan di {site}',
  'unseen.upheld.text':
    'Terima kasih atas laporan anda. Kami telah menyemaknya dan menutup pekerjaan itu. Ia tidak lagi muncul dalam carian.',
  'unseen.dismissed.subject': 'Kami telah menyemak pekerjaan yang anda laporkan di {site}',
  'unseen.dismissed.text':
    'Terima kasih atas laporan anda. Kami telah menyemak pekerjaan itu, tidak menemukan apa-apa yang melanggar peraturan kami, dan mengekalkannya.',
  'unseen.export.subject': 'Data {site} anda telah dimuat turun',
  'unseen.export.text': 'Satu salinan semua data dalam akaun anda telah dibuat dan dimuat turun.',
}
