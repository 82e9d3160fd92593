import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': 'تأكيد هويتك',
  'identity.row': 'الهوية',
  'identity.row_none': 'غير مؤكَّدة',
  'identity.row_elsewhere': 'متاح لمن هم في سنغافورة',
  'identity.row_verified': '{number}، تأكدت عبر Singpass في {date}',
  'identity.row_mismatch': 'لم يعد اسمك يطابق الاسم المؤكَّد عبر Singpass',
  'identity.intro':
    'عبر Singpass، الهوية الرقمية في سنغافورة، يمكن إثبات أن الاسم في حسابك هو اسمك فعلًا. هذا اختياري: البحث عن الوظائف والتقدّم إليها ممكنان من دونه.',
  'identity.asked_title': 'ما نطلبه من Singpass',
  'identity.number': 'رقم NRIC أو FIN',
  'identity.name': 'الاسم',
  'identity.nationality': 'الجنسية',
  'identity.residential_status': 'وضع الإقامة',
  'identity.pass_type': 'نوع التصريح',
  'identity.pass_status': 'حالة التصريح',
  'identity.pass_expiry_date': 'تاريخ انتهاء التصريح',
  'identity.kept_title': 'ما نحتفظ به ومن يراه',
  'identity.kept_text':
    'تُحفظ هذه البيانات مشفّرة ومنفصلة عن كل ما سواها. لا يراها أحد غيرك، ولا يظهر من الرقم سوى آخر أربع خانات. لا تراها الشركات ولا نسلّمها إلى أي جهة. وتُسجَّل كل مرة تُفتح فيها. يمكنك حذفها متى شئت.',
  'identity.match_title': 'يجب أن يتطابق الاسمان',
  'identity.match_text':
    'الاسم في حسابك: {name}. يجب أن تكون كل كلمة منه جزءًا من اسمك في Singpass، ولا يهم الترتيب ولا حالة الأحرف ولا المسافات ولا العلامات فوق الأحرف. إذا لم يتطابق الاسمان، فلن نحتفظ بشيء.',
  'identity.start': 'المتابعة إلى Singpass',
  'identity.confirmed_title': 'تم تأكيد هويتك',
  'identity.confirmed_on': 'تم التأكيد عبر Singpass في {date}',
  'identity.only_you': 'لا يرى هذه البيانات أحد غيرك.',
  'identity.again': 'تحديث من Singpass',
  'identity.delete': 'حذف هذه البيانات',
  'identity.delete_text': 'تُمحى فورًا، ويمكنك تأكيد هويتك من جديد في أي وقت.',
  'identity.delete_now': 'حذف',
  'identity.deleted': 'حُذفت بيانات هويتك.',
  'identity.elsewhere': 'Singpass هو الهوية الرقمية في سنغافورة، لذلك لا يُتاح هذا إلا لمن هم في سنغافورة.',
  'identity.in_singapore': 'أنا في سنغافورة',
  'identity.unconfigured': 'تأكيد الهوية غير متاح في هذا الموقع حاليًا.',
  'identity.nameless': 'لا يوجد اسم في حسابك بعد. يُرجى إضافته أولًا كما هو في بطاقة هويتك.',
  'identity.add_name': 'إضافة اسمك',
  'identity.changed_title': 'لم يعد اسمك مطابقًا',
  'identity.changed_text':
    'اسم حسابك الآن {name}، ولم يعد هو الاسم المسجّل لدى Singpass. يُرجى تصحيحه في إعدادات الحساب أو حذف هذه البيانات.',
  'identity.citizen': 'جنسية سنغافورية',
  'identity.permanent_resident': 'إقامة دائمة',
  'identity.foreigner': 'جنسية أجنبية',
  'identity.mismatch_title': 'معلومات الهوية غير متطابقة. يُرجى المحاولة مرة أخرى',
  'identity.mismatch_text':
    'الاسم في حسابك ليس الاسم المسجّل لدى Singpass. لم نحتفظ بشيء. يُرجى كتابة اسمك كما هو في بطاقة هويتك بالأحرف اللاتينية ثم إعادة المحاولة.',
  'identity.try_again': 'إعادة المحاولة',
  'identity.contact': 'التواصل معنا',
}
