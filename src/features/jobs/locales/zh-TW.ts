import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'jobs.pay_negotiable': '薪資面議',
  'jobs.pay_unpaid': '無薪',
  'jobs.pay_about_monthly': '≈ {amount}／月',
  'jobs.pay_converted': '依 {date} 匯率約每月 {amount}',
  'jobs.pay_converted_from': '依 {date} 匯率約每月 {amount} 起',
  'jobs.pay_converted_up_to': '依 {date} 匯率每月最多約 {amount}',
  'jobs.pay_changed': '薪資於 {date} 變動',
  'jobs.pay_change': '{date}：由 {from} 改為 {to}',

  'jobs.urgent': '急徵',
  'jobs.written_in': '以{language}撰寫',
  'jobs.on_hold': '暫停徵才',
  'jobs.on_hold_note': '企業已暫停這個職缺。您仍可瀏覽內容，恢復徵才後即可應徵。',
  'jobs.web3': 'Web3',
  'jobs.verified_company': '已認證公司',
  'jobs.external_note': '請前往企業網站 {host} 應徵。',

  'jobs.apply': '應徵',
  'jobs.with_resume': '用履歷應徵',
  'jobs.with_resume_help': 'PDF、DOC 或 DOCX，最大 {size, number} MB',
  'jobs.with_resume_send': '上傳並繼續',
  'jobs.apply_external': '前往官網應徵',
  'jobs.save': '收藏',
  'jobs.save_job': '收藏「{title}」',

  'jobs.fact_posted': '刊登日期',
  'jobs.fact_first_seen': '本站收錄日期',
  'jobs.fact_open_until': '有效期限',

  'jobs.reposted': '本站於 {date} 首次看到，之後重新刊登。',
  'jobs.requirements': '應徵條件',
  'jobs.languages': '語言',
  'jobs.description': '工作內容',
  'jobs.skills': '技能',
  'jobs.benefits': '福利',
  'jobs.address': '上班地址',

  'jobs.remote_title': '遠端工作',
  'jobs.remote_open': '可應徵的國家／地區',
  'jobs.remote_anywhere': '不限',
  'jobs.remote_excluded': '不可應徵的國家／地區',
  'jobs.remote_time_zone': '時區',
  'jobs.remote_working_time_zone': '上班時間所用時區',
  'jobs.remote_languages': '工作語言',

  'jobs.japan_title': '勞動條件',
  'jobs.japan_contract_period': '契約期間',
  'jobs.japan_social_insurance': '社會保險',
  'jobs.japan_smoking': '防二手菸措施',
  'jobs.japan_holidays': '休假制度',
  'jobs.japan_hours': '上班時間',

  'jobs.recruiter': '招募負責人',

  'jobs.company': '公司介紹',
  'jobs.company_industry': '產業',
  'jobs.company_size': '規模',
  'jobs.company_stage': '募資階段',
  'jobs.company_location': '所在地',
  'jobs.company_culture': '企業文化',
  'jobs.company_benefits': '公司福利',
  'jobs.company_website': '公司網站',
  'jobs.company_all_jobs': '{company}的所有職缺',
  'jobs.company_remote_jobs': '{company}的遠端職缺',

  'jobs.safety': '求職不需付費。確認對方身分前，請勿提供銀行帳戶或證件資料。',

  'jobs.similar': '類似職缺',

  'jobs.closed_title': '這個職缺已關閉',
  'jobs.closed_text': '企業已停止接受「{title}」的應徵。',
  'jobs.closed_countdown': '{seconds, plural, other {#秒後將回到首頁。}}',
  'jobs.closed_stay': '留在這裡',
}
