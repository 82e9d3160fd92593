import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'report.title': 'الإبلاغ عن هذه الوظيفة',
  'report.intro': 'يهمّنا أن نعرف ما الخلل فيها. لن تعرف الشركة من أبلغ عنها.',
  'report.reasons': 'ما المشكلة؟',
  'report.category_spam': 'احتيال وإعلانات',
  'report.category_discrimination': 'تمييز وكراهية',
  'report.category_broken': 'معلومات خاطئة أو في غير محلها',
  'report.details': 'هل من شيء آخر ينبغي أن نعرفه؟ (اختياري)',
  'report.details_help': 'بحد أقصى {max} حرف. يُرجى عدم ذكر بيانات شخصية.',
  'report.send': 'إرسال البلاغ',
  'report.cancel': 'إلغاء',
  'report.choose': 'يُرجى اختيار سبب.',
  'report.too_long': 'النص أطول من {max} حرف. يُرجى اختصاره.',
  'report.too_many': 'أرسلت بلاغات كثيرة في وقت قصير. يُرجى المحاولة لاحقًا.',
  'report.done_title': 'شكرًا لإبلاغنا',
  'report.done_text': 'نراجع كل بلاغ، ونزيل الوظيفة التي تخالف قواعدنا.',
  'report.repeated_title': 'لقد أبلغت عن هذه الوظيفة من قبل',
  'report.repeated_text': 'وصلنا بلاغك الأول، فلا حاجة إلى شيء آخر. شكرًا لك.',
  'report.load_failed': 'تعذّر تحميل الأسباب.',
  'report.try_again': 'إعادة المحاولة',
  'report.back': 'العودة إلى الوظيفة',
}
