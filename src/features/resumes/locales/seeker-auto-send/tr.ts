import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'auto.title': 'Bir özgeçmişi otomatik gönder',
  'auto.help': 'Orada başka birini seçmedikçe her başvurunun ilk mesajıyla gider. Her gönderim kayda geçer.',
  'auto.off': 'Kapalı',
  'auto.set_automatic': '{name} artık otomatik gönderiliyor.',
  'auto.not_automatic': 'Artık hiçbir özgeçmiş otomatik gönderilmiyor.',
  'auto.save': 'Kaydet',
}
