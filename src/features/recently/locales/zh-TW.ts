import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'recently.title': '最近瀏覽',
  'recently.text': '這個瀏覽器為您記住的內容，只有您看得到。',
  'recently.remember': '記住我的搜尋和開啟過的職缺',
  'recently.remember_text': '內容只存在這部裝置上。關閉後，兩份清單都會清空。',
  'recently.forgot': '已停止記錄。',
  'recently.searches': '最近的搜尋',
  'recently.no_searches': '沒有最近的搜尋。',
  'recently.clear_searches': '清除搜尋',
  'recently.jobs': '開啟過的職缺',
  'recently.no_jobs': '您還沒有開啟過職缺。',
  'recently.clear_jobs': '清除開啟過的職缺',
  'recently.cleared': '已清除。',
  'recently.account_title': '您的帳號中',
  'recently.account_text': '登入時，您的裝置會把這些清單存入帳號，以免遺失。',
  'recently.account_count':
    '{searches, plural, =0 {沒有搜尋} other {# 次搜尋}} · {jobs, plural, =0 {沒有開啟過的職缺} other {開啟過 # 個職缺}}',
  'recently.account_clear': '清除帳號中的清單',
  'recently.account_cleared': '您的帳號中已沒有這些內容。',
  'recently.hidden': '不感興趣的職缺',
  'recently.open': '查看與清除',
}
