import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'start.title': 'الحسابات قادمة قريبًا',
  'start.text': 'التقديم وحفظ الوظائف ومحادثة الشركات تتطلب حسابًا. تسجيل الدخول قيد الإعداد ولم يُتح بعد.',
  'start.will_be': 'ما ستجده هنا',
  'start.will_apply': 'املأ بياناتك مرة واحدة: نحفظ إجاباتك ومستنداتك للوظيفة التالية.',
  'start.will_chat': 'تواصل مع الشركة مباشرة عبر المحادثة، واطّلع على سجل ردودها.',
  'start.will_save': 'احفظ الوظائف واستقبل التنبيهات بالبريد الإلكتروني، يوميًا أو أسبوعيًا.',
  'start.back': 'العودة إلى حيث كنت',
}
