import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'jobs.pay_negotiable': '薪资面议',
  'jobs.pay_unpaid': '无薪',
  'jobs.pay_about_monthly': '≈ {amount}/月',
  'jobs.pay_converted': '按 {date} 的汇率约合每月 {amount}',
  'jobs.pay_converted_from': '按 {date} 的汇率约合每月 {amount} 起',
  'jobs.pay_converted_up_to': '按 {date} 的汇率每月最多约 {amount}',
  'jobs.pay_changed': '薪资于 {date} 有变动',
  'jobs.pay_change': '{date}：由 {from} 变为 {to}',

  'jobs.urgent': '急聘',
  'jobs.written_in': '以{language}撰写',
  'jobs.on_hold': '暂停招聘',
  'jobs.on_hold_note': '招聘方已暂停该职位。您仍可查看详情，恢复招聘后即可投递。',
  'jobs.web3': 'Web3',
  'jobs.verified_company': '已认证公司',
  'jobs.external_note': '请前往招聘方网站 {host} 投递。',

  'jobs.apply': '投递',
  'jobs.with_resume': '用简历申请',
  'jobs.with_resume_help': 'PDF、DOC 或 DOCX，最大 {size, number} MB',
  'jobs.with_resume_send': '上传并继续',
  'jobs.apply_external': '前往官网投递',
  'jobs.save': '收藏',
  'jobs.save_job': '收藏“{title}”',

  'jobs.fact_posted': '发布日期',
  'jobs.fact_first_seen': '本站收录日期',
  'jobs.fact_open_until': '有效期至',

  'jobs.reposted': '本站于 {date} 首次收录，此后重新发布过。',
  'jobs.requirements': '任职要求',
  'jobs.languages': '语言',
  'jobs.description': '职位描述',
  'jobs.skills': '技能',
  'jobs.benefits': '福利',
  'jobs.address': '工作地址',

  'jobs.remote_title': '远程办公',
  'jobs.remote_open': '可申请的国家/地区',
  'jobs.remote_anywhere': '不限',
  'jobs.remote_excluded': '不可申请的国家/地区',
  'jobs.remote_time_zone': '时区',
  'jobs.remote_working_time_zone': '工作时间所用时区',
  'jobs.remote_languages': '工作语言',

  'jobs.japan_title': '劳动条件',
  'jobs.japan_contract_period': '合同期限',
  'jobs.japan_social_insurance': '社会保险',
  'jobs.japan_smoking': '防二手烟措施',
  'jobs.japan_holidays': '休息日与休假',
  'jobs.japan_hours': '工作时间',

  'jobs.recruiter': '招聘负责人',

  'jobs.company': '公司介绍',
  'jobs.company_industry': '行业',
  'jobs.company_size': '规模',
  'jobs.company_stage': '融资阶段',
  'jobs.company_location': '所在地',
  'jobs.company_culture': '企业文化',
  'jobs.company_benefits': '公司福利',
  'jobs.company_website': '公司网站',
  'jobs.company_all_jobs': '{company}的全部职位',
  'jobs.company_remote_jobs': '{company}的远程职位',

  'jobs.safety': '求职无需付费。在确认对方身份之前，请勿提供银行账户信息或证件。',

  'jobs.similar': '相似职位',

  'jobs.closed_title': '该职位已关闭',
  'jobs.closed_text': '招聘方已停止接收“{title}”的投递。',
  'jobs.closed_countdown': '{seconds, plural, other {#秒后将返回首页。}}',
  'jobs.closed_stay': '留在本页',
}
