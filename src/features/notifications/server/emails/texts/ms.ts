import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': 'Pekerjaan',
  'unseen.open': 'Lihat pemberitahuan anda',
  'unseen.settings':
    'Anda menerima e-mel ini kerana anda belum membaca pemberitahuan itu. Anda boleh memilih perkara yang dihantar melalui e-mel dalam tetapan pemberitahuan.',
  'unseen.choose': 'Tetapan pemberitahuan',
  'unseen.stop': 'Hentikan e-mel jenis ini',
  'push.general': 'Ada perkara baharu dalam akaun {site} anda',
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
  'unseen.viewed.subject': '{company} membuka permohonan anda',
  'unseen.replied.subject': '{company} membalas permohonan anda',
  'unseen.reconsidered.subject': '{company} menimbang semula permohonan anda',
  'unseen.exchange_asked.subject': '{company} ingin bertukar maklumat hubungan dengan anda',
  'unseen.exchanged.subject': '{company} telah bertukar maklumat hubungan dengan anda',
  'unseen.exchange_asked.text':
    'Jika anda bersetuju di Kerja saya, anda akan mendapat nombor telefon dan e-mel perekrut.',
  'unseen.exchanged.text': 'Nombor telefon dan e-mel perekrut ada di Kerja saya.',
  'unseen.shortlist.subject': '{company} menyenarai pendek anda',
  'unseen.interview.subject': '{company} mahu menemu duga anda',
  'unseen.offer.subject': '{company} mahu memberi anda tawaran',
  'unseen.hired.subject': '{company} telah mengambil anda bekerja',
  'unseen.declined.subject': '{company} tidak menerima permohonan anda',
  'unseen.lapsed.subject': '{company} tidak membalas tepat pada masanya, jadi kami menutup permohonan anda',
  'unseen.closed.subject': 'Satu pekerjaan di {company} yang anda mohon telah ditutup',
  'unseen.on_hold.subject': '{company} menjeda pekerjaan yang anda mohon',
  'unseen.invitation.subject': '{company} menjemput anda memohon',
  'unseen.moving.text': 'Kerja saya menunjukkan kedudukannya.',
  'unseen.contact.text':
    'Mereka boleh melihat maklumat hubungan anda dan akan menghubungi anda. Perhatikan telefon dan e-mel anda.',
  'unseen.hired.text': 'Semoga permulaan anda berjalan lancar.',
  'unseen.declined.text': 'Permohonan ini telah tamat. Permohonan anda yang lain diteruskan seperti biasa.',
  'unseen.lapsed.text':
    'Ini dikira dalam rekod balasan yang dilihat semua orang. Balasan lewat akan membuka semula permohonan anda.',
  'unseen.closed.text':
    'Orang lain tidak boleh memohon sekarang. Permohonan anda kekal, dan janji untuk menjawab masih terpakai.',
  'unseen.invitation.text':
    'Nama dan maklumat hubungan anda kekal tersembunyi sehingga anda menerima atau memohon. Anda juga boleh menolak.',
  'unseen.my_jobs': 'Lihat di Kerja saya',
}
