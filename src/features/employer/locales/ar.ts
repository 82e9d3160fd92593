import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'employer.for_employers': 'لأصحاب العمل',
  'employer.log_out': 'تسجيل الخروج',
  'employer.settings': 'إعدادات الحساب',
  'employer.home_title': 'شركتك',
  'employer.signed_in_as': 'حسابك: {name}',
  'employer.company': 'الشركة',
  'employer.is_verified': 'شركة موثّقة',
  'employer.is_not_verified': 'غير موثّقة بعد',
  'employer.public_page': 'عرض الصفحة العامة',
  'employer.open_jobs':
    '{count, plural, =0 {الوظائف الشاغرة} zero {# وظيفة شاغرة} one {وظيفة شاغرة واحدة} two {وظيفتان شاغرتان} few {# وظائف شاغرة} many {# وظيفة شاغرة} other {# وظيفة شاغرة}}',
  'employer.no_jobs': 'لا توجد وظائف شاغرة حاليًا.',
  'employer.on_hold': 'موقوفة مؤقتًا',
  'employer.posted': 'نُشرت في {date}',
  'employer.newest_only':
    '{count, plural, zero {تُعرض أحدث # وظيفة.} one {تُعرض الأحدث فقط.} two {تُعرض أحدث وظيفتين.} few {تُعرض أحدث # وظائف.} many {تُعرض أحدث # وظيفة.} other {تُعرض أحدث # وظيفة.}}',
  'employer.team': 'فريق التوظيف',
  'employer.you': '{name} (أنت)',
  'employer.role_coordinator': 'التنسيق',
  'employer.role_admin': 'الإدارة',
  'employer.role_recruiter': 'التوظيف',
  'employer.not_yet_title': 'غير متاح بعد',
  'employer.not_yet_text':
    'نشر الوظائف وإغلاقها، وإضافة أعضاء الفريق، وطلبات المتقدمين، والمحادثة: كلها قيد الإعداد وستظهر في هذه الصفحة.',
  'employer.to_seekers': 'الانتقال إلى موقع الباحثين عن عمل',
  'employer.sign_in_title': 'تسجيل الدخول للتوظيف',
  'employer.sign_in_text': 'لمن يوظّفون لدى شركة. وهو حساب البحث عن عمل نفسه.',
  'employer.login': 'البريد الإلكتروني أو رقم الهاتف',
  'employer.sign_in': 'تسجيل الدخول',
  'employer.send_code': 'إرسال رمز بالبريد',
  'employer.code_title': 'إدخال الرمز',
  'employer.code_text': 'إذا كان هناك حساب بالعنوان {email}، فسيصل إليه رمز من ستة أرقام.',
  'employer.other_email': 'استخدام عنوان آخر',
  'employer.or_seeker': 'هل سجّلت الدخول في موقع الباحثين عن عمل؟',
  'employer.go_on': 'المتابعة بذلك الحساب',
  'employer.nobody_there':
    'لا يوجد حساب مفتوح في موقع الباحثين عن عمل على هذا المتصفح. يُرجى تسجيل الدخول هنا.',
  'employer.no_account': 'لا يوجد حساب بهذا العنوان. لا يمكن للشركات الجديدة الانضمام هنا بعد.',
}
