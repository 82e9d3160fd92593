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

  'handoff.two_title': '同一瀏覽器中有兩個帳號',
  'handoff.two_text': '{arriving} 從另一個網站過來，但這裡登入的是 {here}。請選擇要以誰的身分繼續。',
  'handoff.go_on_as': '以 {name} 的身分繼續',
  'handoff.stay_as': '維持 {name} 的登入狀態',
  'handoff.refused_title': '沒有成功',
  'handoff.no_recruiter_title': '這個帳號還不能徵才',
  'handoff.no_recruiter_text': '企業網站僅供為公司徵才的人使用。請公司的協調人加入你，或改用其他帳號登入。',
  'handoff.again': '再試一次',
  'handoff.sign_in_here': '在這裡登入',
  'handoff.switch_title': '企業網站',
  'handoff.switch_text': '你將以 {name} 的身分繼續，並在兩個網站上保持登入。',
  'handoff.switch_nobody': '企業在這裡管理職缺與徵才人員。請先登入，或前往企業網站登入。',
  'handoff.switch_no_recruiter': '{name} 目前沒有為任何公司徵才。公司加入你之後，就能從這裡前往。',
  'handoff.switch_go': '前往企業網站',
}
