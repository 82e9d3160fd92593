import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'operators',
    file: 'operator',
    columns: ['account_id', 'set_up_at'],
    order: 'account_id',
    line: {
      en: 'your role as an operator of this site',
      'zh-CN': '您的运营人员身份',
      'zh-TW': '您的營運人員身分',
      ja: 'サイト運営者としての役割',
      es: 'tu función como operador de este sitio',
      pt: 'sua função como operador deste site',
      ms: 'peranan anda sebagai pengendali laman ini',
      id: 'peran Anda sebagai operator situs ini',
      tr: 'bu sitenin operatörü olarak rolünüz',
      ar: 'دورك في تشغيل هذا الموقع',
    },
  },
]

export const unexportedTables: readonly UnexportedTable[] = [
  {
    table: 'operator_actions',
    reason: 'What the operators did: their log, not data that the person gave or made.',
  },
]
