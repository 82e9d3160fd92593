import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'fit.on_card':
    '{have} من {count, plural, zero {# مهارة} one {مهارة واحدة} two {مهارتين} few {# مهارات} many {# مهارة} other {# مهارة}}',
  'fit.title':
    'لديك {have} من {count, plural, zero {# مهارة} one {مهارة واحدة} two {مهارتين} few {# مهارات} many {# مهارة} other {# مهارة}}',
  'fit.title_none': 'المهارات',
  'fit.have': 'في ملفك الشخصي',
  'fit.unclear': 'غير واضح من ملفك الشخصي',
  'fit.lack': 'ليست في ملفك الشخصي',
  'fit.add': 'إضافة {skill} إلى ملفك الشخصي',
  'fit.ask': 'هل لديك إحدى المهارات الأخرى؟ اضغط عليها لإضافتها إلى ملفك الشخصي.',
  'fit.ask_all': 'اضغط على المهارات التي لديك لإضافتها إلى ملفك الشخصي.',
  'fit.full': 'بلغ ملفك الشخصي الحد الأقصى لعدد المهارات.',
  'fit.added': 'أُضيفت {skill} إلى ملفك الشخصي.',
  'fit.demands': 'مطلوب أيضًا',
  'fit.hide': 'غير مهتم',
  'fit.hide_job': 'غير مهتم بوظيفة {title}',
  'fit.show_again': 'إظهار مجددًا',
  'fit.show_again_job': 'إظهار {title} مجددًا',
  'fit.hidden': 'لن تظهر لك هذه الوظيفة مجددًا.',
  'fit.hidden_title': 'الوظائف المخفية',
  'fit.hidden_count':
    '{count, plural, =0 {لا يوجد} zero {لا يوجد} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  'fit.hidden_text': 'لا تظهر هذه الوظائف في عمليات البحث ولا في التوصيات.',
  'fit.hidden_empty': 'لم تُخفِ أي وظيفة.',
  'fit.because': 'لأنك تبحث عن وظائف {work}',
  'fit.because_place': 'لأنك تبحث عن وظائف {work} في محيط {place}',
  'fit.related': 'قريبة من {work} التي تبحث عنها',
  'fit.related_place': 'قريبة من {work}، في {place} أو بالقرب منها',
  'fit.in_place': 'في {place} أو بالقرب منها، حيث تريد العمل',
  'fit.uses_skills':
    '{count, plural, zero {تستخدم # مهارة لديك} one {تستخدم مهارة واحدة لديك} two {تستخدم مهارتين لديك} few {تستخدم # مهارات لديك} many {تستخدم # مهارة لديك} other {تستخدم # مهارة لديك}}',
}
