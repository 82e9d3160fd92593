import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'block.title': 'Blokir perusahaan',
  'block.text':
    'Perusahaan yang Anda blokir tidak melihat Anda, dan Anda tidak melihatnya: tidak di pencarian, saran, lamaran, maupun daftar yang melihat. Grupnya ikut diblokir. Perusahaan itu tidak diberi tahu.',
  'block.find': 'Cari perusahaan',
  'block.find_button': 'Cari',
  'block.none_found': 'Tidak ada perusahaan dengan nama ini.',
  'block.choose': 'Blokir',
  'block.choose_company': 'Blokir {company}',
  'block.list_title': 'Perusahaan yang diblokir',
  'block.empty': 'Anda belum memblokir perusahaan mana pun.',
  'block.since': 'Diblokir pada {date}',
  'block.covers': 'Ikut diblokir karena satu grup: {companies}',
  'block.unblock': 'Buka blokir',
  'block.unblock_company': 'Buka blokir {company}',
  'block.ask_title': 'Blokir {company}?',
  'block.ask_text':
    'Perusahaan ini tidak lagi melihat profil, lamaran, atau dokumen Anda, dan Anda tidak lagi melihatnya atau lowongannya. Perusahaan tidak diberi tahu, dan Anda bisa mengurungkannya kapan saja.',
  'block.open_title': '{count, plural, other {Anda punya # lamaran yang masih berjalan di sana}}',
  'block.open_text':
    '{count, plural, other {Perusahaan yang tidak bisa melihat Anda tidak bisa membalas. Karena itu lamaran ini ditarik saat Anda memblokirnya, dan tetap ditarik meski blokirnya nanti dibuka.}}',
  'block.block': 'Blokir',
  'block.withdraw': '{count, plural, other {Tarik # lamaran dan blokir}}',
  'block.cancel': 'Batal',
  'block.already': 'Anda sudah memblokir perusahaan ini.',
  'block.done': '{company} diblokir.',
  'block.undone': '{company} tidak lagi diblokir.',
  'block.again': 'Blokir lagi',
  'block.notice_title': 'Anda memblokir {company}',
  'block.notice_text':
    'Karena itu halaman ini disembunyikan dari Anda, seperti semua milik perusahaan ini dan grupnya.',
  'block.manage': 'Semua perusahaan yang diblokir',
  'block.this': 'Blokir perusahaan ini',
}
