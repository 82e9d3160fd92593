import type { TranslationOf } from '../text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'brand.tagline': '在地職缺與遠端工作，薪資一目了然。',

  'nav.skip_to_content': '跳至主要內容',
  'nav.main': '主選單',
  'nav.jobs': '職缺',
  'nav.remote': '遠端',
  'nav.web3': 'Web3',
  'nav.companies': '公司',
  'nav.jobs_by_country': '各國家／地區職缺',
  'nav.sign_in': '登入',
  'nav.my_profile': '我的個人資料',
  'nav.account': '帳號',
  'nav.employer_site': '切換至企業版',
  'nav.log_out': '登出',
  'nav.breadcrumbs': '目前位置',
  'nav.pages': '結果分頁',
  'nav.previous': '上一頁',
  'nav.next': '下一頁',
  'nav.page': '第{page}頁',

  'search.label': '搜尋職缺',
  'search.placeholder': '職稱、技能或公司',

  'place.switch': '國家／地區與語言',
  'place.country': '國家／地區',
  'place.language': '語言',
  'place.anywhere': '所有國家／地區',

  'footer.for_seekers': '求職者',
  'footer.remote': '遠端工作',
  'footer.talents': '我們能幫您什麼',
  'footer.developers': '開發者',
  'footer.api': 'API',
  'footer.follow': '追蹤我們',
  'footer.apps': '下載 App',
  'footer.languages': '語言',
  'footer.terms': '使用條款',
  'footer.privacy': '隱私權政策',

  'action.close': '關閉',
  'action.apply_filters': '查看結果',
  'action.undo': '復原',
  'action.go_home': '回首頁',
  'action.search_jobs': '瀏覽所有職缺',

  'share.title': '分享',
  'share.link': '此頁連結',
  'share.copy': '複製連結',
  'share.copied': '連結已複製',
  'share.by_hand': '瀏覽器不允許自動複製。連結已選取，請自行複製。',
  'share.device': '用其他應用程式分享',

  'status.loading': '載入中…',

  'offline.title': '此裝置上可離線閱讀的職缺',
  'offline.offline': '您目前離線',
  'offline.again': '恢復連線後，此頁面會自動重新載入。',
  'offline.retry': '再試一次',
  'offline.about':
    '您最近開啟的職缺（最多{count}個），沒有網路也能閱讀。內容為開啟當時的樣子，職缺之後可能已關閉。',
  'offline.none': '這裡還沒有儲存的職缺。開啟一個職缺後，沒有網路也能在此裝置上閱讀。',
  'offline.kept': '儲存於 {date}',
  'offline.note': '您目前離線。這是該職缺在 {date} 的內容，之後可能已關閉。',
  'offline.forget': '從此裝置全部移除',
  'offline.install': '安裝 {site}',

  'pay.not_stated': '未註明薪資',
  'pay.from': '{amount} 起',
  'pay.up_to': '最高 {amount}',
  'pay.per_hour': '／時',
  'pay.per_day': '／日',
  'pay.per_month': '／月',
  'pay.per_year': '／年',

  'error.not_found_title': '找不到這個頁面',
  'error.not_found_text': '網址可能有誤，或是頁面已經搬家。職缺都還在這裡。',
  'error.server_title': '發生錯誤',
  'error.server_text': '很抱歉，伺服器發生未預期的錯誤。請重新整理頁面，或聯絡客服協助處理。',
  'error.network': '網路異常，請稍後再試',
  'error.busy_title': '嘗試次數過多',
  'error.busy_text': '請等一分鐘，再重新載入頁面。',

  'maintenance.title': '系統維護中',
  'maintenance.text': '您造訪的頁面正在維護，很快就會恢復！',
}
