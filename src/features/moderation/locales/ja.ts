import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'report.title': 'この求人を報告',
  'report.intro': 'どこに問題があるか教えてください。誰が報告したかは、企業には伝わりません。',
  'report.reasons': 'どのような問題ですか？',
  'report.category_spam': '詐欺・宣伝',
  'report.category_discrimination': '差別・ヘイト',
  'report.category_broken': '誤り・不適切な掲載',
  'report.details': 'ほかに伝えたいこと（任意）',
  'report.details_help': '{max}文字以内。個人情報は書かないでください。',
  'report.send': '報告を送信',
  'report.cancel': 'キャンセル',
  'report.choose': '理由を選んでください。',
  'report.too_long': '{max}文字を超えています。短くしてください。',
  'report.too_many': '短時間に多くの報告が送信されました。しばらくしてからもう一度お試しください。',
  'report.done_title': 'ご報告ありがとうございます',
  'report.done_text': 'すべての報告を確認しています。規約に反する求人は掲載を終了します。',
  'report.repeated_title': 'この求人はすでに報告済みです',
  'report.repeated_text':
    '最初の報告を受け取っていますので、これ以上の操作は必要ありません。ありがとうございます。',
  'report.load_failed': '理由を読み込めませんでした。',
  'report.try_again': 'もう一度試す',
  'report.back': '求人に戻る',
}
