import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'decision.reason': 'السبب',
  'decision.until': 'الإيقاف حتى',
  'decision.until_further': 'إشعار آخر',
  'decision.job': 'الوظيفة',
  'decision.company': 'الشركة',
  'decision.number': 'رقم الوظيفة',
  'decision.by_person': 'اتخذ هذا القرار شخص من فريقنا.',
  'decision.answer':
    'إذا كان هذا خطأ في رأيك، فيُرجى الرد على هذه الرسالة مع ذكر السبب، وسنراجع الأمر من جديد.',
  'decision.questions': 'لأي استيضاح، يُرجى الرد على هذه الرسالة.',
  'decision.terms': 'قراءة شروط الاستخدام',
  'decision.account-suspended.subject': 'تم إيقاف حسابك في {site}',
  'decision.account-suspended.text':
    'لا يمكنك تسجيل الدخول، وسُجِّل الخروج من جميع أجهزتك. لم يُحذف شيء من حسابك.',
  'decision.account-restored.subject': 'حسابك في {site} مفتوح من جديد',
  'decision.account-restored.text': 'رفعنا الإيقاف. يمكنك تسجيل الدخول من جديد، وكل ما في حسابك كما تركته.',
  'decision.job-closed.subject': 'أُغلقت وظيفتك «{title}»',
  'decision.job-closed.text':
    'راجعنا بلاغات عن هذه الوظيفة وأغلقناها للسبب المذكور أدناه. لم يعد الباحثون عن عمل يجدونها، ولا يمكن فتحها مجددًا.',
}
