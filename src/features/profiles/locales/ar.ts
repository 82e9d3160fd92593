import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'gate.required': 'لا يمكن ترك هذا الحقل فارغًا',
  'gate.step': 'الخطوة {step} من {steps}',
  'gate.wish_title': 'ما العمل الذي يناسبك؟',
  'gate.job_title': 'المسمى الوظيفي',
  'gate.another_title': 'مسمى وظيفي آخر (اختياري)',
  'gate.title_help': 'يمكن اختيار أحد الاقتراحات أو الكتابة بكلماتك الخاصة.',
  'gate.popular': 'الأكثر شيوعًا',
  'gate.suggestions': 'اقتراحات',
  'gate.suggest': 'عرض الاقتراحات',
  'gate.words_invalid': 'يُرجى استخدام أحرف أو أرقام، بحد أقصى {max, number} حرف.',
  'gate.place': 'المكان (اختياري)',
  'gate.place_help': 'مدينة أو منطقة، أو مكان بكلماتك الخاصة. تركه فارغًا يعني أي مكان.',
  'gate.level': 'الخبرة',
  'gate.not_said': 'أفضّل عدم الذكر',
  'gate.save_on': 'حفظ ومتابعة',
  'gate.save': 'حفظ',
  'gate.person_title': 'نبذة عنك',
  'gate.wanted': 'العمل الذي تبحث عنه: {titles}',
  'gate.country': 'البلد',
  'gate.unsaved_title': 'المغادرة دون حفظ؟',
  'gate.unsaved_text': 'لم تُحفظ تغييراتك هنا بعد.',
  'gate.unsaved_stay': 'البقاء هنا',
  'gate.unsaved_leave': 'المغادرة',
}
