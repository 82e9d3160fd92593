import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'employer.for_employers': 'لأصحاب العمل',
  'employer.log_out': 'تسجيل الخروج',
  'employer.home_title': 'شركتك',
  'employer.signed_in_as': 'مسجّل الدخول باسم {name}',
  'employer.company': 'الشركة',
  'employer.is_verified': 'شركة موثّقة',
  'employer.is_not_verified': 'غير موثّقة بعد',
  'employer.public_page': 'عرض الصفحة العامة',
  'employer.open_jobs':
    '{count, plural, =0 {الوظائف المفتوحة} zero {# وظيفة مفتوحة} one {وظيفة مفتوحة واحدة} two {وظيفتان مفتوحتان} few {# وظائف مفتوحة} many {# وظيفة مفتوحة} other {# وظيفة مفتوحة}}',
  'employer.no_jobs': 'لا توجد وظيفة مفتوحة حاليًا.',
  'employer.on_hold': 'معلّقة',
  'employer.posted': 'نُشرت في {date}',
  'employer.newest_only':
    '{count, plural, zero {تُعرض أحدث # وظيفة.} one {تُعرض الأحدث فقط.} two {تُعرض أحدث وظيفتين.} few {تُعرض أحدث # وظائف.} many {تُعرض أحدث # وظيفة.} other {تُعرض أحدث # وظيفة.}}',
  'employer.team': 'من يوظّف هنا',
  'employer.you': '{name} (أنت)',
  'employer.role_coordinator': 'منسّق',
  'employer.role_admin': 'مدير',
  'employer.role_recruiter': 'مسؤول توظيف',
  'employer.not_yet_title': 'غير متاح بعد',
  'employer.not_yet_text': 'نشر الوظائف وإغلاقها والمتقدمون والمحادثة قيد الإنشاء، وستظهر في هذه الصفحة.',
  'employer.to_seekers': 'الانتقال إلى موقع الباحثين عن عمل',
  'employer.sign_in_title': 'سجّل الدخول للتوظيف',
  'employer.sign_in_text': 'لمن يوظّفون لدى شركة. وهو الحساب نفسه الذي تبحث به عن عمل.',
  'employer.login': 'البريد الإلكتروني أو رقم الهاتف',
  'employer.password': 'كلمة المرور',
  'employer.sign_in': 'تسجيل الدخول',
  'employer.or_code': 'ليست لديك كلمة المرور؟',
  'employer.email': 'البريد الإلكتروني',
  'employer.send_code': 'أرسل إليّ رمزًا',
  'employer.code_title': 'أدخل الرمز',
  'employer.code_text': 'إن كان لدى {email} حساب فإن رمزًا من ستة أرقام في طريقه إليه.',
  'employer.code': 'رمز من ستة أرقام',
  'employer.other_email': 'استخدام عنوان آخر',
  'employer.or_seeker': 'سجّلت الدخول كباحث عن عمل؟',
  'employer.go_on': 'المتابعة بذلك الحساب',
  'employer.no_account':
    'لا يوجد حساب بهذا العنوان. سجّل أولًا في موقع الباحثين عن عمل، ثم اطلب من منسّق شركتك إضافتك.',
}
