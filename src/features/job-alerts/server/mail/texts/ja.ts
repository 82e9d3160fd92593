import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'alert.subject': '新着求人{count, plural, other {{count}件}}：{title}',
  'alert.subject_all': 'あなたへの新着求人{count, plural, other {{count}件}}',
  'alert.best': '新着{count}件のうち、特に合う{shown}件です。',
  'alert.more_than': '{count}件を超える新着のうち、特に合う{shown}件です。',
  'alert.why': '一致：{reasons}',
  'alert.in_title': 'タイトルに「{typed}」',
  'alert.in_company': '会社名に「{typed}」',
  'alert.in_place': '勤務地が「{typed}」',
  'alert.in_text': '仕事内容に「{typed}」',
  'alert.means': '「{typed}」＝{name}',
  'alert.similar': '完全一致ではありませんが、{name}に近い求人',
  'alert.similar_only': '完全一致ではありませんが、意味が近い求人',
  'alert.everything': '選択されたすべての条件',
  'alert.not_this': 'この種類は不要',
  'alert.all': '一致する求人をすべて見る',
  'alert.narrow': '多すぎますか？ワンタップで絞れます：',
  'alert.only': '{value}のみ（{count}件）',
  'alert.only_place': '{value}のみ（{count}件）',
  'alert.change': 'このアラートを変更する',
  'alert.stop': 'このメールを停止する',
  'alert.reason_daily':
    'このメールは、{address} が{site}で求人アラート「{title}」を設定しているため、新着求人のある朝にお送りしています。',
  'alert.reason_weekly':
    'このメールは、{address} が{site}で求人アラート「{title}」を設定しているため、新着求人のある月曜の朝にお送りしています。',
  'alert.all_jobs': 'すべての求人',
  'confirm.subject': '{site}の新着求人をメールで受け取りますか？',
  'confirm.text': 'このアドレスで、次の求人アラートが入力されました（ご本人によるものと思われます）：',
  'confirm.next':
    '確認されない限り、ほかのメールは届きません。確認すると、このアドレスのアカウントも作成されます（パスワードなし）。いつでも削除できます。',
  'confirm.button': '内容を見て確認する',
  'confirm.ignore': 'お心当たりがない場合は、何もする必要はありません。1週間後に破棄します。',
}
