import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'auto.title': '自動寄送履歷',
  'auto.help': '每次應徵時隨第一則訊息寄出，除非您當時另選一份。「誰看了什麼」會列出每一次。',
  'auto.off': '關閉',
  'auto.set_automatic': '現在會自動寄送 {name}。',
  'auto.not_automatic': '現在不再自動寄送履歷。',
  'auto.save': '儲存',
}
