import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'jobs.pay_negotiable': '給与応相談',
  'jobs.pay_unpaid': '無給',
  'jobs.pay_about_monthly': '月額換算 約{amount}',
  'jobs.pay_converted': '月額 約{amount}（{date}の為替レートで換算）',
  'jobs.pay_converted_from': '月額 約{amount}から（{date}の為替レートで換算）',
  'jobs.pay_converted_up_to': '月額 約{amount}まで（{date}の為替レートで換算）',
  'jobs.pay_changed': '{date}に給与が変更されました',
  'jobs.pay_change': '{date}：{from} から {to} に変更',

  'jobs.urgent': '急募',
  'jobs.written_in': '{language}の求人',
  'jobs.on_hold': '募集休止中',
  'jobs.on_hold_note':
    'この求人は現在、募集を休止しています。内容は引き続きご覧いただけます。募集が再開されると応募できます。',
  'jobs.web3': 'Web3',
  'jobs.verified_company': '認証済み企業',
  'jobs.external_note': '応募は企業のサイト（{host}）で受け付けています。',

  'jobs.apply': '応募する',
  'jobs.with_resume': '履歴書で応募する',
  'jobs.with_resume_help': 'PDF、DOC、DOCX（{size, number} MBまで）',
  'jobs.with_resume_send': 'アップロードして続ける',
  'jobs.apply_external': '企業サイトで応募',
  'jobs.save': '保存',
  'jobs.save_job': '「{title}」を保存',

  'jobs.fact_posted': '掲載日',
  'jobs.fact_first_seen': '当サイトでの初掲載',
  'jobs.fact_open_until': '掲載期限',

  'jobs.reposted': '{date}に初めて掲載され、その後再掲載された求人です。',
  'jobs.requirements': '応募条件',
  'jobs.languages': '使用言語',
  'jobs.description': '仕事内容',
  'jobs.skills': 'スキル',
  'jobs.benefits': '福利厚生',
  'jobs.address': '勤務地住所',

  'jobs.remote_title': 'リモート勤務',
  'jobs.remote_open': '応募できる国・地域',
  'jobs.remote_anywhere': '制限なし',
  'jobs.remote_excluded': '応募できない国・地域',
  'jobs.remote_time_zone': 'タイムゾーン',
  'jobs.remote_working_time_zone': '勤務時間の基準',
  'jobs.remote_languages': '使用言語',

  'jobs.japan_title': '労働条件',
  'jobs.japan_contract_period': '契約期間',
  'jobs.japan_social_insurance': '加入保険',
  'jobs.japan_smoking': '受動喫煙防止措置',
  'jobs.japan_holidays': '休日・休暇',
  'jobs.japan_hours': '就業時間',

  'jobs.recruiter': '採用担当者',

  'jobs.company': '企業情報',
  'jobs.company_industry': '業種',
  'jobs.company_size': '従業員数',
  'jobs.company_stage': '資金調達ステージ',
  'jobs.company_location': '所在地',
  'jobs.company_culture': '社風',
  'jobs.company_benefits': '会社の福利厚生',
  'jobs.company_website': '企業サイト',
  'jobs.company_all_jobs': '{company}の求人をすべて見る',
  'jobs.company_remote_jobs': '{company}のリモート求人',

  'jobs.safety':
    '採用と引き換えに金銭を支払う必要はありません。相手を確認できるまで、口座情報や身分証などの書類は渡さないでください。',

  'jobs.similar': '似ている求人',

  'jobs.closed_title': 'この求人は募集を終了しました',
  'jobs.closed_text': '「{title}」への応募の受付は終了しました。',
  'jobs.closed_countdown': '{seconds, plural, other {#秒後にホームへ移動します。}}',
  'jobs.closed_stay': 'このページに残る',
}
