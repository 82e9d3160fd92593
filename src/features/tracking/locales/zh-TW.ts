import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'tracking.pixel_title': '廣告：由您決定',
  'tracking.pixel_text':
    '是否允許 {host} 得知您在本站開啟了哪些頁面，讓我們評估廣告成效？您的搜尋內容絕不會提供給對方。無論如何選擇，網站使用都不受影響。',
  'tracking.pixel_allow': '允許',
  'tracking.pixel_refuse': '拒絕',
  'tracking.pixel_choice': '廣告偏好',
}
