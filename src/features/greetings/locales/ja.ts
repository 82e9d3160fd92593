import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'greet.title': 'あいさつ文',
  'greet.text': '採用担当者に最初に送る文を用意しておけます。',
  'greet.list_title': 'あなたのあいさつ文',
  'greet.empty': 'あいさつ文はまだありません。',
  'greet.add_title': '新しいあいさつ文',
  'greet.field': 'あいさつ文',
  'greet.help':
    '{max}文字以内。URL、電話番号、メッセンジャーのIDは書けません。応募後、お互いに希望すれば交換できます。',
  'greet.add': '追加',
  'greet.save': '保存',
  'greet.edit': '編集',
  'greet.remove': '削除',
  'greet.cancel': 'キャンセル',
  'greet.default': '既定',
  'greet.make_default': '既定にする',
  'greet.up': '上へ',
  'greet.down': '下へ',
  'greet.handle': 'ドラッグするか、矢印キーで移動：{text}',
  'greet.moved': '{all}件中{position}番目になりました。',
  'greet.removed': 'あいさつ文を削除しました。',
  'greet.full': 'あいさつ文は{max}件あります。追加するには、先に1件削除してください。',
  'greet.act_on': '{act}：{text}',
  'greet.start_title': 'はじめの例',
  'greet.start_text': '追加してから、ご自分の言葉に直してください。',
  'greet.start_1': 'はじめまして。求人を拝見し、お仕事の内容を詳しく伺いたくご連絡しました。',
  'greet.start_2': 'はじめまして。これまでの経験を活かせると考え、ご連絡しました。お話しできれば幸いです。',
  'greet.start_3':
    'はじめまして。この求人はまだ募集中でしょうか。早めの入社が可能で、履歴書もお送りできます。',
  'greet.start_4': 'はじめまして。貴社に関心があり、このお仕事で特に重視される点をお聞かせいただけますか。',
}
