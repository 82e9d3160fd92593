import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': '請在驗證頁面輸入以下驗證碼：',
  'letter.valid_minutes': '{minutes, plural, other {# 分鐘}}內有效，僅可使用一次。',
  'letter.valid_hours': '{hours, plural, other {# 小時}}內有效，僅可使用一次。',
  'letter.never_share': '請勿將驗證碼告訴任何人。{site} 不會透過電話、聊天或電子郵件向您索取驗證碼。',

  'sms.never_share': '請勿告訴他人。',

  'advice.ignore_code': '如果不是您本人操作，請忽略這封信。沒有驗證碼，任何變更都不會生效。',
  'advice.ignore_link': '如果不是您本人操作，請忽略這封信。不開啟連結，任何變更都不會生效。',
  'advice.second_factor': '如果您現在沒有登入，表示他人可能已知道您的密碼，請立即變更。',

  'code.sign-in.subject': '{code} 是您的 {site} 登入驗證碼',
  'code.sign-in.heading': '登入 {site}',
  'code.sign-up.subject': '{code} 是您的 {site} 註冊驗證碼',
  'code.sign-up.heading': '註冊 {site} 帳號',
  'code.verify-email.subject': '{code} 是您的 {site} 電子信箱驗證碼',
  'code.verify-email.heading': '驗證電子信箱',
  'code.verify-phone.subject': '{code} 是您的 {site} 手機號碼驗證碼',
  'code.verify-phone.heading': '驗證手機號碼',
  'code.reset-password.subject': '{code} 是您重設 {site} 密碼的驗證碼',
  'code.reset-password.heading': '設定新密碼',
  'code.change-email.subject': '{code} 是您變更 {site} 電子信箱的驗證碼',
  'code.change-email.heading': '變更電子信箱',
  'code.change-phone.subject': '{code} 是您變更 {site} 手機號碼的驗證碼',
  'code.change-phone.heading': '變更手機號碼',
  'code.second-factor.subject': '{code} 是您登入 {site} 的兩步驟驗證碼',
  'code.second-factor.heading': '登入的兩步驟驗證',
  'code.confirm.subject': '{code} 是 {site} 用來確認您本人操作的驗證碼',
  'code.confirm.heading': '請確認是您本人',

  'link.magic-link.subject': '您的 {site} 登入連結',
  'link.magic-link.heading': '登入 {site}',
  'link.magic-link.text': '按下按鈕即可登入，不需要密碼。',
  'link.magic-link.button': '登入',
  'link.verify-email.subject': '請驗證您在 {site} 的電子信箱',
  'link.verify-email.heading': '驗證電子信箱',
  'link.verify-email.text': '按下按鈕，確認這是您的電子信箱。',
  'link.verify-email.button': '驗證電子信箱',
}
