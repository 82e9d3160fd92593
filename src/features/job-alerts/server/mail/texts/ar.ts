import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'alert.subject':
    '{count, plural, zero {لا وظائف جديدة} one {وظيفة جديدة واحدة} two {وظيفتان جديدتان} few {{count} وظائف جديدة} many {{count} وظيفة جديدة} other {{count} وظيفة جديدة}}: {title}',
  'alert.subject_all':
    '{count, plural, zero {لا وظائف جديدة} one {وظيفة جديدة واحدة} two {وظيفتان جديدتان} few {{count} وظائف جديدة} many {{count} وظيفة جديدة} other {{count} وظيفة جديدة}} لك',
  'alert.best': 'أفضل {shown} من أصل {count} من الوظائف الجديدة.',
  'alert.more_than': 'أفضل {shown} من أكثر من {count} من الوظائف الجديدة.',
  'alert.why': 'المطابقة: {reasons}',
  'alert.in_title': '«{typed}» في العنوان',
  'alert.in_company': '«{typed}» في اسم الشركة',
  'alert.in_place': '«{typed}» مكانًا للعمل',
  'alert.in_text': '«{typed}» في الوصف',
  'alert.means': '«{typed}» بمعنى {name}',
  'alert.similar': 'ليست مطابقة تمامًا، لكنها قريبة من {name}',
  'alert.similar_only': 'ليست مطابقة تمامًا، لكنها قريبة في المعنى',
  'alert.everything': 'كل ما اخترته',
  'alert.not_this': 'ليس هذا النوع',
  'alert.all': 'عرض كل الوظائف المطابقة',
  'alert.narrow': 'وظائف كثيرة؟ بضغطة واحدة تصبح أقل:',
  'alert.only': '{value} فقط ({count})',
  'alert.only_place': 'في {value} فقط ({count})',
  'alert.change': 'تعديل هذا التنبيه',
  'alert.stop': 'إيقاف هذه الرسائل',
  'alert.reason_daily':
    'تصلك هذه الرسالة لأن للعنوان {address} تنبيه الوظائف «{title}» في {site}: كل صباح توجد فيه وظائف جديدة.',
  'alert.reason_weekly':
    'تصلك هذه الرسالة لأن للعنوان {address} تنبيه الوظائف «{title}» في {site}: كل اثنين توجد فيه وظائف جديدة.',
  'alert.all_jobs': 'كل الوظائف',
  'confirm.subject': 'هل تريد أن تصلك الوظائف الجديدة من {site} عبر البريد؟',
  'confirm.text': 'أدخل أحدهم، وربما أنت، هذا العنوان لتنبيه وظائف:',
  'confirm.next':
    'لن يصلك شيء آخر ما لم تؤكد. وإن أكدت، يُنشأ أيضًا حساب لهذا العنوان من دون كلمة مرور، ويمكنك حذفه متى شئت.',
  'confirm.button': 'اطّلع وأكِّد',
  'confirm.ignore': 'إن لم تكن أنت، فلا داعي لأي إجراء: سنحذف هذا الطلب بعد أسبوع.',
}
