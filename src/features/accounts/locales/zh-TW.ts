import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'start.title': '帳號功能即將推出',
  'start.text': '應徵、收藏職缺以及與企業聊天都需要帳號。登入功能開發中，尚未開放。',
  'start.will_be': '即將推出',
  'start.will_apply': '填寫一次即可：答案與文件會保留，下次應徵直接使用。',
  'start.will_chat': '直接與企業聊天，並可查看對方的回覆紀錄。',
  'start.will_save': '收藏職缺，每天或每週以電子郵件接收職缺通知。',
  'start.back': '回到剛才的頁面',
}
