import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'outside.title': 'Başvurdunuz mu?',
  'outside.text':
    'Gözden kaçırmamanız için bu ilanı İşlerim sayfasında saklayabiliriz. Başka kimse öğrenmez.',
  'outside.yes': 'Evet, sakla',
  'outside.no': 'Hayır',
  'outside.kept': 'İşlerim sayfasında, “Başka sitelerde” altında saklandı.',
}
