import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': '職缺',
  'unseen.open': '查看通知',
  'unseen.settings': '因為您尚未閱讀這則通知，所以收到這封郵件。您可以在通知設定中選擇要以郵件接收哪些內容。',
  'unseen.one.subject': '您的 {site} 帳號已在一台裝置上登出',
  'unseen.one.text': '這是由您帳號的另一台裝置執行的。',
  'unseen.others.subject': '您的 {site} 帳號已在其他所有裝置上登出',
  'unseen.others.text': '只有執行登出的那台裝置仍保持登入。',
  'unseen.upheld.subject': '您在 {site} 檢舉的職缺已關閉',
  'unseen.upheld.text': '感謝您的檢舉。經查核，我們已關閉該職缺，搜尋中不會再出現。',
  'unseen.dismissed.subject': '我們已查核您在 {site} 檢舉的職缺',
  'unseen.dismissed.text': '感謝您的檢舉。經查核，該職缺未違反我們的規範，因此予以保留。',
  'unseen.export.subject': '您的 {site} 資料已被下載',
  'unseen.export.text': '帳號中全部資料的副本已產生並下載。',
}
