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

  'handoff.two_title': 'Dua orang, satu pelayar',
  'handoff.two_text':
    '{arriving} datang dari laman yang satu lagi, tetapi {here} yang log masuk di sini. Siapa yang akan meneruskan?',
  'handoff.go_on_as': 'Teruskan sebagai {name}',
  'handoff.stay_as': 'Kekal sebagai {name}',
  'handoff.refused_title': 'Tidak berjaya',
  'handoff.no_recruiter_title': 'Akaun ini belum boleh mengambil pekerja',
  'handoff.no_recruiter_text':
    'Laman majikan adalah untuk mereka yang mengambil pekerja bagi sesebuah syarikat. Minta penyelaras syarikat menambah anda, atau log masuk dengan akaun lain.',
  'handoff.again': 'Cuba lagi',
  'handoff.sign_in_here': 'Log masuk di sini',
  'handoff.switch_title': 'Laman untuk majikan',
  'handoff.switch_text': 'Anda meneruskan sebagai {name} dan kekal log masuk di kedua-dua laman.',
  'handoff.switch_nobody':
    'Di sini syarikat menguruskan jawatan dan orang yang mengambil pekerja. Log masuk dahulu, atau log masuk di sana.',
  'handoff.switch_no_recruiter':
    '{name} belum mengambil pekerja untuk mana-mana syarikat. Sebaik sahaja syarikat menambah anda, anda boleh masuk dari sini.',
  'handoff.switch_go': 'Pergi ke laman majikan',
}
