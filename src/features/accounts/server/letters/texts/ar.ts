import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'أدخل هذا الرمز في الصفحة التي تطلبه:',
  'letter.valid_minutes':
    'يُستخدم مرة واحدة فقط خلال {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  'letter.valid_hours':
    'يُستخدم مرة واحدة فقط خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'letter.never_share': 'لا تُعطِ هذا الرمز لأحد. لن يطلبه منك {site} عبر الهاتف أو المحادثة أو البريد.',
  'letter.link_fallback': 'إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
  'letter.open_site': 'الانتقال إلى {site}',
  'letter.time': 'الوقت',
  'letter.device': 'الجهاز',
  'letter.reason': 'أُرسلت هذه الرسالة إلى {address} لأن هذا العنوان أُدخل في {site}.',
  'letter.contact': 'لديك أسئلة؟ راسلنا على {email}.',

  'sms.never_share': 'لا تشاركه مع أحد.',

  'advice.ignore_code': 'إذا لم تطلبه، فتجاهل هذه الرسالة. لن يحدث شيء من دون الرمز.',
  'advice.ignore_link': 'إذا لم تطلبه، فتجاهل هذه الرسالة. لن يحدث شيء من دون الرابط.',
  'advice.ignore': 'إذا لم تكن أنت، فلا يلزمك فعل أي شيء.',
  'advice.second_factor': 'إذا لم تكن تسجّل الدخول الآن، فهناك من يعرف كلمة مرورك. غيّرها فورًا.',
  'advice.secure':
    'إذا لم تكن أنت، فغيّر كلمة المرور فورًا، وسجّل الخروج من الأجهزة التي لا تعرفها في إعدادات الحساب.',
  'advice.address_changed':
    'إذا لم تكن أنت، فقد يكون أحدهم استولى على حسابك. سجّل الدخول بطريقة أخرى، كرقم هاتفك، وأعد عنوانك السابق.',
  'advice.deletion': 'إذا لم تكن أنت، فسجّل الدخول واحتفظ بالحساب وغيّر كلمة المرور.',

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
  'code.confirm.subject': '{code} هو رمز تأكيد هويتك في {site}',
  'code.confirm.heading': 'تأكيد أنك صاحب الحساب',

  'link.magic-link.subject': 'رابط دخولك إلى {site}',
  'link.magic-link.heading': 'تسجيل الدخول إلى {site}',
  'link.magic-link.text': 'اضغط على الزر لتسجيل الدخول. لا حاجة إلى كلمة مرور.',
  'link.magic-link.button': 'تسجيل الدخول',
  'link.verify-email.subject': 'أكّد بريدك الإلكتروني في {site}',
  'link.verify-email.heading': 'تأكيد بريدك الإلكتروني',
  'link.verify-email.text': 'اضغط على الزر لتأكيد أن هذا العنوان لك.',
  'link.verify-email.button': 'تأكيد البريد الإلكتروني',

  'notice.password-changed.subject': 'تم تغيير كلمة مرورك في {site}',
  'notice.password-changed.text': 'من الآن فصاعدًا لا تعمل إلا كلمة المرور الجديدة.',
  'notice.email-changed.subject': 'تم تغيير البريد الإلكتروني لحسابك في {site}',
  'notice.email-changed.text': 'من الآن فصاعدًا تسجّل الدخول بالعنوان الجديد، وتصلك رسائلنا عليه.',
  'notice.email-changed.details': 'العنوان الجديد',
  'notice.phone-changed.subject': 'تم تغيير رقم الهاتف لحسابك في {site}',
  'notice.phone-changed.text': 'من الآن فصاعدًا تسجّل الدخول بالرقم الجديد، وتصلك رموزنا عليه.',
  'notice.phone-changed.details': 'الرقم الجديد',
  'notice.new-device.subject': 'تسجيل دخول جديد إلى حسابك في {site}',
  'notice.new-device.text': 'فُتح حسابك على جهاز لم نعرفه من قبل.',
  'notice.already-registered.subject': 'لديك حساب في {site} بالفعل',
  'notice.already-registered.text':
    'حاول أحدهم، ولعله أنت، التسجيل بهذا العنوان. لهذا العنوان حساب بالفعل: ما عليك سوى تسجيل الدخول. وإذا نسيت كلمة المرور، يمكنك اختيار كلمة جديدة هناك.',
  'notice.provider-linked.subject': 'طريقة جديدة لتسجيل الدخول إلى حسابك في {site}',
  'notice.provider-linked.text': 'رُبط حسابك بخدمة أخرى، ويمكنك الآن تسجيل الدخول بها أيضًا.',
  'notice.provider-linked.details': 'الخدمة',
  'notice.second-factor-changed.subject': 'تم تغيير التحقق بخطوتين لحسابك في {site}',
  'notice.second-factor-changed.text': 'تغيّر ما نطلبه منك بعد كلمة المرور.',
  'notice.second-factor-changed.details': 'ما الذي تغيّر',
  'notice.recovery-code-used.subject': 'استُخدم رمز استرداد لحسابك في {site}',
  'notice.recovery-code-used.text':
    'لا يمكن استخدام هذا الرمز مرة أخرى. إذا لم يبقَ لديك إلا القليل، فأنشئ رموزًا جديدة في إعدادات الحساب.',
  'notice.deletion-asked.subject': 'سيُحذف حسابك في {site}',
  'notice.deletion-asked.text':
    'طلبت حذف حسابك. حتى ذلك الحين يمكنك التراجع بمجرد تسجيل الدخول. وبعده يُحذف كل ما فيه نهائيًا.',
  'notice.deletion-asked.details': 'موعد الحذف',
  'notice.deletion-taken-back.subject': 'حسابك في {site} باقٍ',
  'notice.deletion-taken-back.text': 'لن يُحذف حسابك، وكل شيء كما كان.',
  'notice.account-suspended.subject': 'تم إيقاف حسابك في {site}',
  'notice.account-suspended.text':
    'لا يمكنك تسجيل الدخول، وتم تسجيل الخروج من جميع أجهزتك. إذا رأيت أن هذا خطأ، فيُرجى التواصل مع الدعم.',
  'notice.account-suspended.details': 'السبب',
  'notice.account-restored.subject': 'حسابك في {site} مفتوح من جديد',
  'notice.account-restored.text': 'رُفع الإيقاف، ويمكنك تسجيل الدخول كما كنت.',
  'letter.undo': 'التراجع عن التغيير',
  'letter.undo_text':
    'إذا لم تكن أنت من فعل ذلك، فتراجع عنه خلال 7 أيام. ستتمكن من تسجيل الدخول ببياناتك السابقة من جديد، وسيُسجَّل خروج كل الأجهزة الأخرى.',
  'notice.email-removed.subject': 'أُزيل البريد الإلكتروني من حسابك في {site}',
  'notice.email-removed.text': 'لم يعد بإمكانك تسجيل الدخول بهذا العنوان، ولن تصل إليه رسائل منا بعد الآن.',
  'notice.phone-removed.subject': 'أُزيل رقم الهاتف من حسابك في {site}',
  'notice.phone-removed.text': 'لم يعد بإمكانك تسجيل الدخول بهذا الرقم، ولن تصل إليه رموز بعد الآن.',
}
