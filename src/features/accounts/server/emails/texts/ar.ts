import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.link_fallback': 'إذا لم يعمل الزر، فيمكن نسخ هذا العنوان إلى متصفحك:',
  'letter.open_site': 'الانتقال إلى {site}',
  'letter.time': 'الوقت',
  'letter.device': 'الجهاز',
  'letter.reason': 'أُرسلت هذه الرسالة إلى {address} لأن هذا العنوان أُدخل في {site}.',
  'letter.always': 'تصل رسائل كهذه دائمًا، فهي تتعلق بأمان حسابك أو بقرار بشأنه.',
  'letter.contact': 'لأي استفسار: {email}.',

  'advice.secure':
    'إذا لم يكن ذلك منك، فيُرجى تغيير كلمة المرور فورًا وتسجيل الخروج من الأجهزة الغريبة عنك في إعدادات الحساب.',
  'advice.address_changed':
    'إذا لم يكن ذلك منك، فقد يكون أحدهم استولى على حسابك. يُرجى تسجيل الدخول بطريقة أخرى، كرقم هاتفك، وإعادة العنوان السابق.',
  'advice.deletion': 'إذا لم يكن ذلك منك، فيُرجى تسجيل الدخول والاحتفاظ بالحساب وتغيير كلمة المرور.',

  'notice.password-changed.subject': 'تم تغيير كلمة مرورك في {site}',
  'notice.password-changed.text': 'من الآن فصاعدًا لا تعمل إلا كلمة المرور الجديدة.',
  'notice.email-changed.subject': 'تم تغيير البريد الإلكتروني لحسابك في {site}',
  'notice.email-changed.text': 'من الآن فصاعدًا يكون تسجيل الدخول بالعنوان الجديد، وإليه تُرسَل رسائلنا.',
  'notice.email-changed.details': 'العنوان الجديد',
  'notice.phone-changed.subject': 'تم تغيير رقم الهاتف لحسابك في {site}',
  'notice.phone-changed.text': 'من الآن فصاعدًا يكون تسجيل الدخول بالرقم الجديد، وإليه تُرسَل رموزنا.',
  'notice.phone-changed.details': 'الرقم الجديد',
  'notice.new-device.subject': 'تسجيل دخول جديد إلى حسابك في {site}',
  'notice.new-device.text': 'فُتح حسابك على جهاز لم نره من قبل.',
  'notice.device-allowed.subject': 'تم تسجيل دخول جهاز إلى حسابك في {site}',
  'notice.device-allowed.text': 'سمح بذلك جهاز آخر لك سُجّل الدخول عليه من قبل، باستخدام رمز QR.',
  'notice.provider-linked.subject': 'طريقة جديدة لتسجيل الدخول إلى حسابك في {site}',
  'notice.provider-linked.text': 'رُبط حسابك بخدمة أخرى، ويمكنك الآن تسجيل الدخول بها أيضًا.',
  'notice.provider-linked.details': 'الخدمة',
  'notice.second-factor-changed.subject': 'تم تغيير التحقق بخطوتين لحسابك في {site}',
  'notice.second-factor-changed.text': 'تغيّر ما نطلبه منك بعد كلمة المرور.',
  'notice.second-factor-changed.details': 'ما الذي تغيّر',
  'notice.recovery-code-used.subject': 'استُخدم رمز استرداد لحسابك في {site}',
  'notice.recovery-code-used.text':
    'لا يمكن استخدام هذا الرمز مرة أخرى. إذا لم يبقَ لديك إلا القليل، يمكنك إنشاء رموز جديدة في إعدادات الحساب.',
  'notice.second-step-failed.subject': 'رموز خاطئة متكررة لحسابك في {site}',
  'notice.second-step-failed.text':
    'اجتاز شخص ما الخطوة الأولى لتسجيل الدخول، أو لديه أحد أجهزتك، ثم أدخل رموزًا خاطئة عدة مرات. ولم يتمكن من الدخول.',
  'notice.taken-over.subject': 'حسابك في {site} أصبح لك وحدك',
  'notice.taken-over.text':
    'كان هناك حساب بهذا العنوان قبل أن يؤكده أحد. وبما أنك أكدته الآن، فقد أزلنا كلمة المرور والخدمات المرتبطة والأجهزة احتياطًا من أن يكون شخص آخر قد أعدّها. إذا كان ذلك الحساب منك، فيكفي اختيار كلمة مرور جديدة في إعدادات حسابك.',
  'notice.deletion-asked.subject': 'سيُحذف حسابك في {site}',
  'notice.deletion-asked.text':
    'سيُحذف حسابك بناءً على طلبك. حتى ذلك الحين يمكنك التراجع بمجرد تسجيل الدخول، وبعده يُحذف كل ما فيه نهائيًا.',
  'notice.deletion-asked.details': 'موعد الحذف',
  'notice.deletion-taken-back.subject': 'حسابك في {site} باقٍ',
  'notice.deletion-taken-back.text': 'لن يُحذف حسابك، وكل شيء كما كان.',
  'notice.account-deleted.subject': 'حُذف حسابك في {site}',
  'notice.account-deleted.text':
    'حُذف حسابك وكل ما فيه نهائيًا كما طلبت. هذه آخر رسالة تصلك منا بشأنه، ويمكنك إنشاء حساب جديد متى شئت.',
  'letter.undo': 'التراجع عن التغيير',
  'letter.undo_text':
    'إذا لم يكن ذلك منك، فيمكنك التراجع عنه خلال 7 أيام. سيعود عنوانك أو رقمك السابق إلى حسابك، وسيُسجَّل الخروج من جميع الأجهزة.',
  'notice.email-removed.subject': 'أُزيل البريد الإلكتروني من حسابك في {site}',
  'notice.email-removed.text': 'لم يعد بإمكانك تسجيل الدخول بهذا العنوان، ولن تصل إليه رسائل منا بعد الآن.',
  'notice.phone-removed.subject': 'أُزيل رقم الهاتف من حسابك في {site}',
  'notice.phone-removed.text': 'لم يعد بإمكانك تسجيل الدخول بهذا الرقم، ولن تصل إليه رموز بعد الآن.',
}
