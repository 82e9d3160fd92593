import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'report.title': 'Bu ilanı bildir',
  'report.intro': 'Sorunun ne olduğunu bize anlatın. İşveren, bildirimi kimin yaptığını öğrenmez.',
  'report.reasons': 'Sorun nedir?',
  'report.category_spam': 'Dolandırıcılık ve reklam',
  'report.category_discrimination': 'Ayrımcılık ve nefret',
  'report.category_broken': 'Hatalı veya uygunsuz içerik',
  'report.details': 'Bilmemiz gereken başka bir şey var mı? (isteğe bağlı)',
  'report.details_help': 'En fazla {max} karakter. Lütfen kişisel bilgi yazmayın.',
  'report.send': 'Bildirimi gönder',
  'report.cancel': 'Vazgeç',
  'report.choose': 'Lütfen bir neden seçin.',
  'report.too_long': '{max} karakteri aşıyor. Lütfen kısaltın.',
  'report.too_many': 'Kısa sürede çok sayıda bildirim gönderdiniz. Lütfen daha sonra tekrar deneyin.',
  'report.done_title': 'Bildirdiğiniz için teşekkürler',
  'report.done_text': 'Her bildirimi inceliyoruz. Kurallarımıza aykırı ilanlar kaldırılır.',
  'report.repeated_title': 'Bu ilanı zaten bildirdiniz',
  'report.repeated_text': 'İlk bildiriminiz bize ulaştı; başka bir şey yapmanız gerekmiyor. Teşekkürler.',
  'report.load_failed': 'Nedenler yüklenemedi.',
  'report.try_again': 'Tekrar dene',
  'report.back': 'İlana dön',
}
