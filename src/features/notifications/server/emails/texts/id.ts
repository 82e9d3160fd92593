import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': 'Lowongan',
  'unseen.open': 'Lihat notifikasi Anda',
  'unseen.settings':
    'Anda menerima email ini karena notifikasinya belum Anda baca. Di pengaturan notifikasi, Anda bisa memilih apa yang dikirim lewat email.',
  'unseen.one.subject': 'Sebuah perangkat dikeluarkan dari akun {site} Anda',
  'unseen.one.text': 'Ini dilakukan dari perangkat lain di akun Anda.',
  'unseen.others.subject': 'Semua perangkat lain dikeluarkan dari akun {site} Anda',
  'unseen.others.text': 'Hanya perangkat yang melakukannya yang tetap masuk.',
  'unseen.upheld.subject': 'Kami menutup lowongan yang Anda laporkan di {site}',
  'unseen.upheld.text':
    'Terima kasih atas laporan Anda. Kami sudah memeriksanya dan menutup lowongan itu. Lowongan itu tidak lagi muncul di pencarian.',
  'unseen.dismissed.subject': 'Kami sudah memeriksa lowongan yang Anda laporkan di {site}',
  'unseen.dismissed.text':
    'Terima kasih atas laporan Anda. Kami sudah memeriksa lowongan itu, tidak menemukan pelanggaran aturan, dan tetap menayangkannya.',
  'unseen.export.subject': 'Data {site} Anda diunduh',
  'unseen.export.text': 'Salinan semua data di akun Anda telah dibuat dan diunduh.',
}
