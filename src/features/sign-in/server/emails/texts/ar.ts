import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'يُرجى إدخال هذا الرمز في الصفحة التي تطلبه:',
  'letter.valid_minutes':
    'يُستخدم مرة واحدة فقط خلال {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  'letter.valid_hours':
    'يُستخدم مرة واحدة فقط خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'letter.never_share':
    'هذا الرمز لك وحدك، فلا ينبغي إعطاؤه لأحد. لن يطلبه منك {site} عبر الهاتف أو المحادثة أو البريد.',

  'sms.never_share': 'يُرجى عدم مشاركته مع أحد.',

  'advice.ignore_code': 'إذا لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة. لن يحدث شيء من دون الرمز.',
  'advice.ignore_link': 'إذا لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة. لن يحدث شيء من دون الرابط.',
  'advice.second_factor': 'إذا لم تكن محاولة الدخول هذه منك، فهناك من يعرف كلمة مرورك. يُرجى تغييرها فورًا.',

  'code.sign-in.subject': '{code} هو رمز دخولك إلى {site}',
  'code.sign-in.heading': 'تسجيل الدخول إلى {site}',
  'code.sign-up.subject': '{code} هو رمز تسجيلك في {site}',
  'code.sign-up.heading': 'إنشاء حسابك في {site}',
  'code.verify-email.subject': '{code} هو رمز تأكيد بريدك في {site}',
  'code.verify-email.heading': 'تأكيد بريدك الإلكتروني',
  'code.verify-phone.subject': '{code} هو رمز تأكيد هاتفك في {site}',
  'code.verify-phone.heading': 'تأكيد رقم هاتفك',
  'code.reset-password.subject': '{code} هو رمز إعادة تعيين كلمة مرورك في {site}',
  'code.reset-password.heading': 'اختيار كلمة مرور جديدة',
  'code.change-email.subject': '{code} هو رمز تغيير بريدك في {site}',
  'code.change-email.heading': 'تغيير بريدك الإلكتروني',
  'code.change-phone.subject': '{code} هو رمز تغيير هاتفك في {site}',
  'code.change-phone.heading': 'تغيير رقم هاتفك',
  'code.second-factor.subject': '{code} هو رمز التحقق الخاص بك في {site}',
  'code.second-factor.heading': 'الخطوة الثانية لتسجيل الدخول',
  'code.confirm.subject': '{code} هو رمز تأكيد أن حساب {site} لك',
  'code.confirm.heading': 'تأكيد أن الحساب لك',

  'link.magic-link.subject': 'رابط دخولك إلى {site}',
  'link.magic-link.heading': 'تسجيل الدخول إلى {site}',
  'link.magic-link.text': 'يُرجى الضغط على الزر لتسجيل الدخول. لا حاجة إلى كلمة مرور.',
  'link.magic-link.button': 'تسجيل الدخول',
  'link.verify-email.subject': 'تأكيد بريدك الإلكتروني في {site}',
  'link.verify-email.heading': 'تأكيد بريدك الإلكتروني',
  'link.verify-email.text': 'يُرجى الضغط على الزر لتأكيد أن هذا العنوان لك.',
  'link.verify-email.button': 'تأكيد البريد الإلكتروني',
}
