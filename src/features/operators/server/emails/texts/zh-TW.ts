import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'decision.reason': '原因',
  'decision.until': '恢復日期',
  'decision.until_further': '未定',
  'decision.job': '職缺',
  'decision.company': '公司',
  'decision.number': '職缺編號',
  'decision.by_person': '這項決定由我們團隊的人員做出。',
  'decision.answer': '如果您認為有誤，請直接回覆這封信並說明理由，我們會重新審核。',
  'decision.questions': '如有不清楚之處，請直接回覆這封信。',
  'decision.terms': '查看使用條款',
  'decision.account-suspended.subject': '您的 {site} 帳號已停權',
  'decision.account-suspended.text': '您暫時無法登入，所有裝置均已登出。帳號中的內容沒有被刪除。',
  'decision.account-restored.subject': '您的 {site} 帳號已恢復',
  'decision.account-restored.text': '停權已解除。您可以重新登入，帳號中的內容均維持原狀。',
  'decision.job-closed.subject': '您的職缺「{title}」已關閉',
  'decision.job-closed.text':
    '我們查核了關於該職缺的檢舉，並根據下方所列原因將其關閉。求職者不會再看到這個職缺，也無法重新開放。',
}
