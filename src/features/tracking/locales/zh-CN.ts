import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'tracking.pixel_title': '广告：由您决定',
  'tracking.pixel_text':
    '是否允许 {host} 了解您在本站打开了哪些页面，以便我们评估广告效果？您的搜索内容绝不会提供给对方。无论如何选择，网站使用都不受影响。',
  'tracking.pixel_allow': '允许',
  'tracking.pixel_refuse': '拒绝',
  'tracking.pixel_choice': '广告偏好',
}
