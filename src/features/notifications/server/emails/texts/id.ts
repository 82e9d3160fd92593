import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': 'Lowongan',
  'unseen.open': 'Lihat notifikasi Anda',
  'unseen.settings':
    'Anda menerima email ini karena notifikasinya belum Anda baca. Di pengaturan notifikasi, Anda bisa memilih apa yang dikirim lewat email.',
  'unseen.choose': 'Pengaturan notifikasi',
  'unseen.stop': 'Hentikan email jenis ini',
  'push.general': 'Ada hal baru di akun {site} Anda',
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
  'unseen.viewed.subject': '{company} membuka lamaran Anda',
  'unseen.replied.subject': '{company} membalas lamaran Anda',
  'unseen.reconsidered.subject': '{company} mempertimbangkan kembali lamaran Anda',
  'unseen.exchange_asked.subject': '{company} ingin bertukar kontak dengan Anda',
  'unseen.exchanged.subject': '{company} telah bertukar kontak dengan Anda',
  'unseen.exchange_asked.text':
    'Jika Anda setuju di Pekerjaan saya, Anda mendapat nomor telepon dan email perekrut.',
  'unseen.exchanged.text': 'Nomor telepon dan email perekrut ada di Pekerjaan saya.',
  'unseen.shortlist.subject': '{company} memasukkan Anda ke daftar kandidat pilihan',
  'unseen.interview.subject': '{company} ingin mewawancarai Anda',
  'unseen.offer.subject': '{company} ingin memberi Anda tawaran',
  'unseen.hired.subject': '{company} telah mempekerjakan Anda',
  'unseen.declined.subject': '{company} tidak menerima lamaran Anda',
  'unseen.lapsed.subject': '{company} tidak membalas tepat waktu, jadi kami menutup lamaran Anda',
  'unseen.closed.subject': 'Lowongan {company} yang Anda lamar telah ditutup',
  'unseen.on_hold.subject': '{company} menjeda lowongan yang Anda lamar',
  'unseen.invitation.subject': '{company} mengundang Anda untuk melamar',
  'unseen.moving.text': 'Pekerjaan saya menunjukkan perkembangannya.',
  'unseen.contact.text':
    'Mereka dapat melihat kontak Anda dan akan menghubungi Anda. Perhatikan telepon dan email Anda.',
  'unseen.hired.text': 'Semoga awal yang baik untuk Anda.',
  'unseen.declined.text': 'Lamaran ini selesai. Lamaran Anda yang lain tetap berjalan.',
  'unseen.lapsed.text':
    'Ini masuk dalam catatan balasan yang dilihat semua orang. Balasan yang terlambat membuka kembali lamaran Anda.',
  'unseen.closed.text':
    'Orang lain tidak bisa melamar lagi sekarang. Lamaran Anda tetap ada, dan janji untuk menjawab tetap berlaku.',
  'unseen.invitation.text':
    'Nama dan kontak Anda tetap tersembunyi sampai Anda menerima atau melamar. Anda juga boleh menolak.',
  'unseen.my_jobs': 'Lihat di Pekerjaan saya',
}
