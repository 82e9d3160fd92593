import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.link_fallback': '如果按鈕沒有反應，請將以下網址複製到瀏覽器開啟：',
  'letter.open_site': '前往 {site}',
  'letter.time': '時間',
  'letter.device': '裝置',
  'letter.reason': '這封信寄到 {address}，是因為有人在 {site} 填寫了這個信箱。',
  'letter.always': '這類郵件一律會寄送：內容攸關您的帳號安全，或與您帳號有關的決定。',
  'letter.contact': '有任何問題，請寫信至 {email}。',

  'advice.secure': '如果不是您本人操作，請立即變更密碼，並在帳號設定中將不認得的裝置登出。',
  'advice.address_changed':
    '如果不是您本人操作，您的帳號可能已遭盜用。請以其他方式（例如手機號碼）登入，並改回原本的電子信箱。',
  'advice.deletion': '如果不是您本人操作，請登入並保留帳號，然後變更密碼。',

  'notice.password-changed.subject': '您的 {site} 密碼已變更',
  'notice.password-changed.text': '從現在起，請使用新密碼登入。',
  'notice.email-changed.subject': '您的 {site} 帳號電子信箱已變更',
  'notice.email-changed.text': '從現在起，請使用新的電子信箱登入，我們的信件也會寄到新信箱。',
  'notice.email-changed.details': '新電子信箱',
  'notice.phone-changed.subject': '您的 {site} 帳號手機號碼已變更',
  'notice.phone-changed.text': '從現在起，請使用新的手機號碼登入，驗證碼也會傳送到新號碼。',
  'notice.phone-changed.details': '新手機號碼',
  'notice.new-device.subject': '您的 {site} 帳號在新裝置上登入',
  'notice.new-device.text': '您的帳號剛在一台新裝置上登入。',
  'notice.device-allowed.subject': '您的 {site} 帳號已在一台裝置上登入',
  'notice.device-allowed.text': '這次登入是由您另一台已登入的裝置透過 QR Code 允許的。',
  'notice.provider-linked.subject': '您的 {site} 帳號新增了登入方式',
  'notice.provider-linked.text': '您的帳號已連結一個第三方帳號，之後也可以用它登入。',
  'notice.provider-linked.details': '第三方平台',
  'notice.second-factor-changed.subject': '您的 {site} 帳號的兩步驟驗證已變更',
  'notice.second-factor-changed.text': '輸入密碼之後的驗證方式已變更。',
  'notice.second-factor-changed.details': '變更內容',
  'notice.recovery-code-used.subject': '您的 {site} 帳號使用了一組備用碼',
  'notice.recovery-code-used.text': '該組備用碼無法再次使用。如果所剩不多，請在帳號設定中重新產生。',
  'notice.second-step-failed.subject': '您的 {site} 帳號多次輸入錯誤的驗證碼',
  'notice.second-step-failed.text':
    '有人通過了登入的第一步，或取得您的某台裝置，接著多次輸入錯誤的驗證碼。對方並未成功登入。',
  'notice.taken-over.subject': '您的 {site} 帳號現在只屬於您',
  'notice.taken-over.text':
    '此電子信箱先前已被用來註冊帳號，但一直未經驗證。現在您已驗證信箱，為防帳號是他人設定的，我們移除了其中的密碼、第三方帳號連結與已登入的裝置。如果當初是您本人註冊的，只要在帳號設定中重新設定密碼即可。',
  'notice.deletion-asked.subject': '您的 {site} 帳號即將刪除',
  'notice.deletion-asked.text':
    '我們收到了您的刪除申請。在以下日期之前，登入即可撤回；刪除之後，所有內容都無法復原。',
  'notice.deletion-asked.details': '刪除日期',
  'notice.deletion-taken-back.subject': '您的 {site} 帳號已保留',
  'notice.deletion-taken-back.text': '帳號不會刪除，一切照舊。',
  'notice.account-deleted.subject': '您的 {site} 帳號已刪除',
  'notice.account-deleted.text':
    '依照您的申請，您的帳號及其中所有內容已永久刪除。這是我們就此寄給您的最後一封信。歡迎您隨時重新註冊。',
  'letter.undo': '復原變更',
  'letter.undo_text':
    '如果不是您本人操作，請在 7 天內復原。復原後，您可以用原本的聯絡方式重新登入，其他所有裝置都會登出。',
  'notice.email-removed.subject': '您的 {site} 帳號已移除電子信箱',
  'notice.email-removed.text': '您無法再使用此電子信箱登入，我們也不會再寄信到這裡。',
  'notice.phone-removed.subject': '您的 {site} 帳號已移除手機號碼',
  'notice.phone-removed.text': '您無法再使用此手機號碼登入，我們也不會再傳送驗證碼到這裡。',
}
