import type { PersonalData } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'job_reports',
    file: 'reports',
    columns: ['job_id', 'reason_id', 'details', 'lang', 'status', 'reported_at'],
    withheld: {
      id: 'A number of ours.',
      account_id: 'The account itself.',
      reporter: 'A digest of the network that is erased after 90 days.',
    },
    order: 'reported_at',
    line: {
      en: 'jobs that you reported, until we decide about them',
      'zh-CN': '您举报且尚待处理的职位',
      'zh-TW': '您檢舉且尚待處理的職缺',
      ja: '報告された求人（確認が終わるまで）',
      es: 'los empleos que denunciaste, hasta que decidamos sobre ellos',
      pt: 'as vagas que você denunciou, até decidirmos sobre elas',
      ms: 'pekerjaan yang anda laporkan, sehingga kami membuat keputusan',
      id: 'lowongan yang Anda laporkan, sampai kami memutuskannya',
      tr: 'karar verilene kadar bildirdiğiniz ilanlar',
      ar: 'الوظائف التي أبلغت عنها، إلى أن نتخذ قرارًا بشأنها',
    },
  },
]
