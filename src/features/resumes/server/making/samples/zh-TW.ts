import type { Sample } from './sample.ts'

export const sample: Sample = {
  language: 'zh-TW',
  basics: {
    name: '陳怡君',
    headline: '前端工程師',
    email: 'yijun.chen@mail.example',
    phone: '0912-555-038',
    address: '臺北市 大安區',
  },
  summary:
    '五年前端開發經驗，重視無障礙與載入速度。曾主導購物網站改版，首頁載入時間由 4.2 秒縮短為 1.6 秒。喜歡把複雜的需求整理成大家都看得懂的規格，也樂於帶新人。',
  work: [
    {
      title: '資深前端工程師',
      company: '日光數位股份有限公司',
      place: '臺北',
      start: '2022-09',
      is_current: true,
      text: '• 主導會員中心改版，行動版轉換率提升 **27%**\n• 建立共用元件庫與設計規範，供四個產品團隊使用\n• 導入自動化測試，上線後回報的問題減少一半',
    },
    {
      title: '前端工程師',
      company: '旅行者網路',
      place: '新北',
      start: '2020-03',
      end: '2022-08',
      text: '• 開發訂房流程與後台報表，支援繁中、日文與英文\n• 與設計師合作完成鍵盤操作與螢幕報讀支援',
    },
    {
      title: '網頁設計實習',
      company: '島嶼工作室',
      start: '2019-07',
      end: '2019-12',
      text: '• 協助十二個小型店家製作形象網站',
    },
  ],
  education: [
    { degree: '學士', field: '資訊管理學系', school: '淡海大學', start: '2015-09', end: '2019-06' },
  ],
  skills: ['TypeScript', 'React', 'CSS', '無障礙設計', 'Playwright', '效能調校'].map((name) => ({ name })),
  languages: [
    { name: '中文', level: '母語' },
    { name: '台語', level: '流利' },
    { name: '英語', level: 'TOEIC 885' },
    { name: '日語', level: 'JLPT N3' },
  ],
  licenses: [{ name: '網頁設計乙級技術士', issuer: '勞動部', date: '2019-03' }],
  links: [
    { name: 'GitHub', url: 'https://github.com/yijun-chen-example' },
    { name: '個人網站', url: 'https://yijun.example' },
  ],
}
