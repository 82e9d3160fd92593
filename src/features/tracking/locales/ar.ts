import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'tracking.pixel_title': 'الإعلانات: القرار لك',
  'tracking.pixel_text':
    'هل تسمح بأن يعرف {host} الصفحات التي تفتحها هنا، لنعرف مدى نجاح إعلاناتنا؟ لن يعرف أبدًا ما تبحث عنه، ويعمل الموقع بالطريقة نفسها في الحالتين.',
  'tracking.pixel_allow': 'سماح',
  'tracking.pixel_refuse': 'رفض',
  'tracking.pixel_choice': 'تفضيلات الإعلانات',
}
