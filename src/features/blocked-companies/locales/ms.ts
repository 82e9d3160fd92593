import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'block.title': 'Sekat syarikat',
  'block.text':
    'Syarikat yang anda sekat tidak dapat melihat anda, dan anda tidak melihatnya: bukan dalam carian, cadangan, permohonan atau senarai paparan. Kumpulannya turut disekat. Syarikat itu tidak dimaklumkan.',
  'block.find': 'Cari syarikat',
  'block.find_button': 'Cari',
  'block.none_found': 'Tiada syarikat dengan nama ini.',
  'block.choose': 'Sekat',
  'block.choose_company': 'Sekat {company}',
  'block.list_title': 'Syarikat yang disekat',
  'block.empty': 'Anda belum menyekat mana-mana syarikat.',
  'block.since': 'Disekat pada {date}',
  'block.covers': 'Turut disekat kerana sekumpulan dengannya: {companies}',
  'block.unblock': 'Nyahsekat',
  'block.unblock_company': 'Nyahsekat {company}',
  'block.ask_title': 'Sekat {company}?',
  'block.ask_text':
    'Syarikat ini tidak lagi dapat melihat profil, permohonan atau dokumen anda, dan anda tidak lagi melihatnya atau jawatannya. Ia tidak dimaklumkan, dan anda boleh membatalkannya pada bila-bila masa.',
  'block.open_title': '{count, plural, other {Anda mempunyai # permohonan terbuka di situ}}',
  'block.open_text':
    '{count, plural, other {Syarikat yang tidak dapat melihat anda tidak dapat membalas. Jadi permohonan ini ditarik balik apabila anda menyekatnya, dan kekal ditarik balik walaupun anda menyahsekatnya kemudian.}}',
  'block.block': 'Sekat',
  'block.withdraw': '{count, plural, other {Tarik balik # permohonan dan sekat}}',
  'block.cancel': 'Batal',
  'block.already': 'Anda telah menyekat syarikat ini.',
  'block.done': '{company} telah disekat.',
  'block.undone': '{company} tidak lagi disekat.',
  'block.again': 'Sekat semula',
  'block.notice_title': 'Anda telah menyekat {company}',
  'block.notice_text':
    'Oleh itu halaman ini disembunyikan daripada anda, seperti semua perkara tentang syarikat ini dan kumpulannya.',
  'block.manage': 'Semua syarikat yang disekat',
  'block.this': 'Sekat syarikat ini',
}
