import type { DemoProfile } from './profile.ts'

export const aiko: DemoProfile = {
  summary:
    '通販サイトの開発・運用を担当してきました。表示速度の改善とアクセシビリティが得意で、直近では商品一覧ページの表示時間を3.8秒から1.4秒に短縮し、離脱率を2割下げました。小さなチームで、企画から公開後の数字まで見る働き方を続けたいです。',
  birthDate: '1996-11-02',
  nationality: 'JP',
  gender: 1,
  portrait: { hue: 190, skin: 0, hair: 1, style: 'bob' },
  livesAt: 1859642,
  workPermission: 1,
  startedWorking: '2019-04',
  noticePeriod: 5,
  seekingStatus: 2,
  seekerType: 3,
  home: { address: '神奈川県川崎市中原区小杉町2丁目', unit: '304号室' },
  work: [
    {
      title: 'Webエンジニア',
      titleKey: 'web-developer',
      company: '株式会社しおかぜ商店',
      industry: 3,
      from: '2021-10',
      to: null,
      isHiddenFromCompany: true,
      description:
        '月間120万人が使う通販サイトのフロントエンドを3名で担当。TypeScriptとReactへの移行を主導し、1年かけて無停止で完了。購入画面のフォームを見直し、入力エラーによる離脱を18%減らしました。新人2名の教育も担当しています。',
    },
    {
      title: 'コーダー',
      titleKey: 'frontend-developer',
      company: '有限会社あおば制作',
      industry: 21,
      from: '2019-04',
      to: '2021-09',
      description:
        '中小企業のサイトを年間30件ほど制作。デザインカンプからのコーディング、WordPressの組み込み、公開後の更新まで一人で対応しました。',
    },
  ],
  education: [
    {
      school: '多摩川情報大学',
      level: 6,
      field: '情報デザイン学科',
      from: '2015-04',
      to: '2019-03',
      description: '卒業研究は色覚の違いに配慮した路線図。学科賞を受賞しました。',
    },
  ],
  skills: [
    ['TypeScript', 4],
    ['React', 4],
    ['CSS', 4],
    ['Node.js', 3],
    ['PostgreSQL', 2],
    ['Figma', 2],
    ['GitHub', 3],
  ],
  languages: [
    ['ja', 4],
    ['en', 2],
  ],
  links: [
    {
      url: 'https://sato-aiko.example/works',
      name: '制作事例',
      description: '公開できる範囲で、改善前後の数字を載せています。',
    },
  ],
  licenses: [
    {
      name: '基本情報技術者',
      issuer: '情報処理推進機構',
      issued: '2018-11',
      expires: null,
      credentialId: null,
    },
  ],
  preferences: [
    {
      titles: ['web-developer', 'frontend-developer'],
      arrangement: 2,
      jobTypes: [1],
      industry: 3,
      country: 'JP',
      place: 1850147,
      languages: ['ja'],
      pay: { type: 1, currency: 'JPY', from: 400_000, to: 520_000 },
    },
  ],
}
