import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'gate.required': 'Bu alan boş bırakılamaz',
  'gate.step': 'Adım {step}/{steps}',
  'gate.wish_title': 'Nasıl bir iş arıyorsunuz?',
  'gate.job_title': 'Pozisyon',
  'gate.another_title': 'Başka bir pozisyon (isteğe bağlı)',
  'gate.title_help': 'Bir öneri seçin ya da kendi sözlerinizle yazın.',
  'gate.popular': 'Popüler',
  'gate.suggestions': 'Öneriler',
  'gate.suggest': 'Önerileri göster',
  'gate.words_invalid': 'Harf veya rakam kullanın, en fazla {max, number} karakter.',
  'gate.place': 'Yer (isteğe bağlı)',
  'gate.place_help': 'Bir şehir, bölge ya da kendi sözlerinizle bir yer. Yer fark etmiyorsa boş bırakın.',
  'gate.level': 'Deneyim',
  'gate.not_said': 'Belirtmek istemiyorum',
  'gate.save_on': 'Kaydet ve devam et',
  'gate.save': 'Kaydet',
  'gate.person_title': 'Sizi tanıyalım',
  'gate.wanted': 'Aradığınız iş: {titles}',
  'gate.country': 'Ülke',
  'gate.unsaved_title': 'Kaydetmeden çıkılsın mı?',
  'gate.unsaved_text': 'Burada değiştirdikleriniz henüz kaydedilmedi.',
  'gate.unsaved_stay': 'Burada kal',
  'gate.unsaved_leave': 'Çık',
}
