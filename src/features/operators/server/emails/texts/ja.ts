import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'decision.reason': '理由',
  'decision.until': '停止を解除する日',
  'decision.until_further': '未定',
  'decision.job': '求人',
  'decision.company': '企業',
  'decision.number': '求人番号',
  'decision.by_person': 'この決定は、運営チームの担当者が行いました。',
  'decision.answer':
    '誤りと思われる場合は、このメールに返信して理由をお知らせください。改めて確認いたします。',
  'decision.questions': 'ご不明な点がありましたら、このメールにご返信ください。',
  'decision.terms': '利用規約を読む',
  'decision.account-suspended.subject': '{site}のアカウントの利用を停止しました',
  'decision.account-suspended.text':
    '現在ログインできません。すべての端末からログアウトされました。アカウントの内容は削除されていません。',
  'decision.account-restored.subject': '{site}のアカウントの利用停止を解除しました',
  'decision.account-restored.text':
    'これまでどおりログインできます。アカウントの内容もそのまま残っています。',
  'decision.job-closed.subject': '求人「{title}」の掲載を終了しました',
  'decision.job-closed.text':
    'この求人についての報告を確認し、下記の理由により掲載を終了しました。求職者には表示されなくなり、再掲載もできません。',
}
