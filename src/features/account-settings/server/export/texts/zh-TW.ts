import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  title: '您在 {site} 的資料',
  text: '我們保存的您的所有資料，每類資料一個檔案。時間皆為 UTC（世界協調時間）。不包含密碼、金鑰和驗證碼，以免檔案外洩時遭人利用。',
  'file.account': '您的帳號：姓名、電子信箱、手機號碼、國家／地區、語言、同意紀錄',
  'file.recruiter': '您的徵才人員身分',
  'file.history': '您帳號的活動紀錄及存取來源',
  'file.messages': '我們近期寄給您的電子郵件和簡訊',
  'file.notifications': '您的通知及閱讀時間',
  'file.notification-settings': '您選擇接收的通知',
  'file.sessions': '您已登入的裝置',
  'file.known-devices': '您的帳號認得的瀏覽器',
  'file.recent-searches': '您的搜尋紀錄',
  'file.viewed-jobs': '您看過的職缺',
  'file.operator': '您的營運人員身分',
  'file.providers': '您用來登入的第三方帳號',
  'file.passkeys': '您的通行密鑰',
  'file.authenticator': '您的驗證器應用程式',
  'file.recovery-codes': '您的備用碼及使用時間',
  'file.identity': '經 Singpass 驗證的身分資料及驗證時間',
  'file.identity-reads': '誰查看過您已驗證的身分資料，以及原因',
  'file.profile': '您的求職者個人檔案',
  'file.wanted-titles': '您期望的職稱',
  'file.files': '您的照片和其他檔案；檔案本身在 files 資料夾中',
}
