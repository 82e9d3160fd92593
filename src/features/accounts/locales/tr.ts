import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'start.title': 'Hesaplar çok yakında',
  'start.text':
    'Başvurmak, ilan kaydetmek ve işverenlerle sohbet etmek için hesap gerekir. Giriş özelliği hazırlanıyor, henüz açık değil.',
  'start.will_be': 'Burada neler olacak',
  'start.will_apply': 'Bir kez doldurun: yanıtlarınız ve belgeleriniz sonraki başvuru için saklanır.',
  'start.will_chat': 'İşverenle doğrudan sohbet edin, yanıt geçmişini görün.',
  'start.will_save': 'İlanları kaydedin; günlük veya haftalık e-posta bildirimleri alın.',
  'start.back': 'Önceki sayfaya dön',
}
