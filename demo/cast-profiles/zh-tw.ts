import type { DemoProfile } from './profile.ts'

export const yichun: DemoProfile = {
  summary:
    '今年剛從企管系畢業。在學期間於系辦工讀兩年，負責場地借用、公文收發和活動報名，最忙的一週同時處理三場講座。做事仔細、接電話不緊張，希望從行政工作開始累積經驗。',
  birthDate: '2003-08-09',
  nationality: 'TW',
  gender: 4,
  portrait: { hue: 164, skin: 1, hair: 0, style: 'bun' },
  livesAt: 1668341,
  workPermission: 1,
  startedWorking: '2023-09',
  noticePeriod: 1,
  seekingStatus: 1,
  seekerType: 2,
  home: { address: '臺北市文山區木柵路三段', unit: '5樓' },
  work: [
    {
      title: '系辦工讀生',
      titleKey: 'office-clerk',
      company: '景美科技大學企業管理系',
      industry: 46,
      from: '2023-09',
      to: '2025-06',
      description:
        '管理兩間會議室的借用，整理學生資料與會議紀錄，協助三場各約兩百人的系友活動，報到流程由我設計。',
    },
  ],
  education: [
    {
      school: '景美科技大學',
      level: 6,
      field: '企業管理系',
      from: '2021-09',
      to: '2025-06',
    },
  ],
  skills: [
    ['Microsoft Excel', 3],
    ['Microsoft Word', 3],
    ['Microsoft PowerPoint', 3],
    ['Event planning', 2],
    ['Scheduling', 2],
  ],
  languages: [
    ['zh', 4],
    ['nan', 2],
    ['en', 2],
  ],
  links: [
    {
      url: 'https://chen-yichun.example/works',
      name: '社團企劃作品',
      description: '大學時辦過的三場活動，附上預算與檢討。',
    },
  ],
  licenses: [
    {
      name: '電腦軟體應用乙級技術士',
      issuer: '勞動部',
      issued: '2022-12',
      expires: null,
      credentialId: null,
    },
  ],
  preferences: [
    {
      titles: ['office-manager', 'administrative-assistant'],
      arrangement: 1,
      jobTypes: [1],
      industry: 46,
      country: 'TW',
      place: 1668341,
      languages: ['zh'],
      pay: { type: 1, currency: 'TWD', from: 32_000, to: 38_000 },
    },
  ],
}
