import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'recently.title': '最近の履歴',
  'recently.text': 'このブラウザーが記憶している内容です。あなただけが見られます。',
  'recently.remember': '検索と開いた求人を記憶する',
  'recently.remember_text': 'この端末にだけ保存されます。オフにすると、両方の一覧が消去されます。',
  'recently.forgot': '記憶を停止しました。',
  'recently.searches': '最近の検索',
  'recently.no_searches': '最近の検索はありません。',
  'recently.clear_searches': '検索を消去',
  'recently.jobs': '開いた求人',
  'recently.no_jobs': '開いた求人はありません。',
  'recently.clear_jobs': '開いた求人を消去',
  'recently.cleared': '消去しました。',
  'recently.account_title': 'アカウントの記録',
  'recently.account_text': 'ログイン時に、端末の一覧が失われないようアカウントへ移されました。',
  'recently.account_count':
    '{searches, plural, =0 {検索なし} other {検索#件}}・{jobs, plural, =0 {開いた求人なし} other {開いた求人#件}}',
  'recently.account_clear': 'アカウントの記録を消去',
  'recently.account_cleared': 'アカウントの記録はありません。',
  'recently.hidden': '興味のない求人',
  'recently.open': '表示と消去',
}
