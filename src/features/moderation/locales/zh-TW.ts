import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'report.title': '檢舉此職缺',
  'report.intro': '請告訴我們問題所在。企業不會知道是誰檢舉的。',
  'report.reasons': '有什麼問題？',
  'report.category_spam': '詐騙與廣告',
  'report.category_discrimination': '歧視與仇恨',
  'report.category_broken': '資訊有誤或不該刊登',
  'report.details': '還有什麼想告訴我們的嗎？（選填）',
  'report.details_help': '最多 {max} 個字元，請勿填寫個人資料。',
  'report.send': '送出檢舉',
  'report.cancel': '取消',
  'report.choose': '請選擇一個原因。',
  'report.too_long': '超過了 {max} 個字元，請縮短。',
  'report.too_many': '您在短時間內送出多次檢舉，請稍後再試。',
  'report.done_title': '感謝您的檢舉',
  'report.done_text': '我們會查看每一則檢舉。違反規則的職缺會下架。',
  'report.repeated_title': '您已檢舉過此職缺',
  'report.repeated_text': '我們已收到您先前的檢舉，您不必再做什麼。謝謝。',
  'report.load_failed': '無法載入檢舉原因。',
  'report.try_again': '再試一次',
  'report.back': '返回職缺',
}
