import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': 'الوظيفة',
  'unseen.open': 'عرض إشعاراتك',
  'unseen.settings':
    'وصلتك هذه الرسالة لأن الإشعار لم يُقرأ بعد. يمكنك اختيار ما يصلك بالبريد في إعدادات الإشعارات.',
  'unseen.one.subject': 'تم تسجيل الخروج من حسابك في {site} على أحد الأجهزة',
  'unseen.one.text': 'جرى ذلك من جهاز آخر في حسابك.',
  'unseen.others.subject': 'تم تسجيل الخروج من حسابك في {site} على جميع الأجهزة الأخرى',
  'unseen.others.text': 'لم يبقَ مسجَّل الدخول سوى الجهاز الذي جرى منه ذلك.',
  'unseen.upheld.subject': 'أغلقنا الوظيفة التي أبلغت عنها في {site}',
  'unseen.upheld.text': 'شكرًا على بلاغك. راجعناه وأغلقنا الوظيفة، ولم تعد تظهر في البحث.',
  'unseen.dismissed.subject': 'راجعنا الوظيفة التي أبلغت عنها في {site}',
  'unseen.dismissed.text': 'شكرًا على بلاغك. راجعنا الوظيفة ولم نجد فيها ما يخالف قواعدنا، فأبقيناها مفتوحة.',
  'unseen.export.subject': 'تم تنزيل بياناتك في {site}',
  'unseen.export.text': 'أُنشئت نسخة من جميع بيانات حسابك وتم تنزيلها.',
}
