import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'start.title': 'Akaun akan hadir tidak lama lagi',
  'start.text':
    'Anda perlukan akaun untuk memohon, menyimpan kerja dan bersembang dengan majikan. Log masuk sedang dibina dan belum dibuka.',
  'start.will_be': 'Apa yang akan ada di sini',
  'start.will_apply': 'Isi sekali sahaja: jawapan dan dokumen anda disimpan untuk permohonan seterusnya.',
  'start.will_chat': 'Bersembang terus dengan majikan, dan lihat rekod balasan mereka.',
  'start.will_save': 'Simpan kerja dan terima makluman melalui e-mel, setiap hari atau setiap minggu.',
  'start.back': 'Kembali ke halaman tadi',
}
