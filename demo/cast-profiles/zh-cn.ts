import type { DemoProfile } from './profile.ts'

export const weijie: DemoProfile = {
  summary:
    '从事电商数据分析，擅长把业务问题变成可以验证的指标。去年搭建的补货预警看板覆盖六个国家的仓库，缺货率从 7.2% 降到 4.1%。在新加坡工作，中英文都可以直接汇报，希望加入重视实验的数据团队。',
  birthDate: '1998-12-05',
  nationality: 'CN',
  gender: 2,
  portrait: { hue: 215, skin: 1, hair: 0, style: 'short' },
  livesAt: 1880252,
  workPermission: 2,
  startedWorking: '2022-07',
  noticePeriod: 5,
  seekingStatus: 2,
  seekerType: 3,
  home: null,
  work: [
    {
      title: '数据分析师',
      titleKey: 'data-analyst',
      company: '海桥电商（新加坡）',
      industry: 3,
      from: '2022-07',
      to: null,
      isHiddenFromCompany: true,
      description:
        '负责东南亚六国的库存与促销分析，用 SQL 和 Python 建立每日数据管道，设计过二十多次 A/B 测试。每周向运营负责人汇报一次，结论写成一页纸。',
    },
  ],
  education: [
    { school: '狮城理工大学', level: 8, field: '商业分析', from: '2021-08', to: '2022-06' },
    { school: '岭江大学', level: 6, field: '统计学', from: '2017-09', to: '2021-06' },
  ],
  skills: [
    ['SQL', 4],
    ['Python', 3],
    ['Tableau', 4],
    ['A/B testing', 3],
    ['pandas', 3],
    ['Microsoft Excel', 4],
  ],
  languages: [
    ['zh', 4],
    ['en', 3],
  ],
  links: [
    { url: 'https://li-weijie.example/notes', name: '分析笔记', description: '用公开数据写的小文章。' },
  ],
  licenses: [
    {
      name: '数据分析师（中级）',
      issuer: '滨海职业技能鉴定中心',
      issued: '2022-05',
      expires: null,
      credentialId: 'DA-220518',
    },
  ],
  preferences: [
    {
      titles: ['data-analyst', 'business-analyst'],
      arrangement: 2,
      jobTypes: [1],
      industry: 3,
      country: 'SG',
      place: 1880252,
      languages: ['en', 'zh'],
      pay: { type: 1, currency: 'SGD', from: 5_500, to: 7_500 },
    },
  ],
}
