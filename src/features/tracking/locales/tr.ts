import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'tracking.pixel_title': 'Reklam: karar sizin',
  'tracking.pixel_text':
    'Reklamlarımızın işe yarayıp yaramadığını anlayabilmemiz için {host} burada hangi sayfaları açtığınızı öğrenebilir mi? Ne aradığınız asla paylaşılmaz. Seçiminiz ne olursa olsun site aynı şekilde çalışır.',
  'tracking.pixel_allow': 'İzin ver',
  'tracking.pixel_refuse': 'Reddet',
  'tracking.pixel_choice': 'Reklam tercihi',
}
