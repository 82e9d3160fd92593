import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': 'أكّد هويتك',
  'identity.intro':
    'عبر Singpass، الهوية الرقمية لسنغافورة، تثبت أن الاسم في حسابك هو اسمك فعلًا. هذا اختياري: يمكنك البحث عن وظائف والتقدّم إليها من دونه.',
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
    'تُحفظ هذه البيانات مشفّرة ومنفصلة عن كل ما سواها. لا يراها أحد غيرك، ولا يظهر من الرقم سوى آخر أربعة أحرف. لا يراها أصحاب العمل ولا نسلّمها إلى أي جهة. وتُسجَّل كل مرة تُفتح فيها. يمكنك حذفها متى شئت.',
  'identity.match_title': 'يجب أن يتطابق الاسمان',
  'identity.match_text':
    'الاسم في حسابك: {name}. يجب أن تكون كل كلمة منه جزءًا من اسمك في Singpass، ولا يهم الترتيب ولا حالة الأحرف ولا المسافات ولا علامات التشكيل. إن لم يتطابقا فلن نحتفظ بشيء.',
  'identity.start': 'المتابعة إلى Singpass',
  'identity.confirmed_title': 'تم تأكيد هويتك',
  'identity.confirmed_on': 'تم التأكيد عبر Singpass في {date}',
  'identity.only_you': 'لا يرى هذه البيانات أحد غيرك.',
  'identity.again': 'تحديث من Singpass',
  'identity.delete': 'حذف هذه البيانات',
  'identity.delete_text': 'تُمحى فورًا، ويمكنك تأكيد هويتك من جديد في أي وقت.',
  'identity.delete_now': 'حذف',
  'identity.deleted': 'حُذفت بيانات هويتك.',
  'identity.elsewhere': 'Singpass هو الهوية الرقمية لسنغافورة، لذلك لا يُتاح هذا إلا لمن هم في سنغافورة.',
  'identity.in_singapore': 'أنا في سنغافورة',
  'identity.unconfigured': 'تأكيد الهوية غير متاح في هذا الموقع حاليًا.',
  'identity.nameless': 'لا يوجد اسم في حسابك بعد. أضفه أولًا كما هو في بطاقة هويتك.',
  'identity.add_name': 'أضف اسمك',
  'identity.citizen': 'مواطن',
  'identity.permanent_resident': 'مقيم دائم',
  'identity.foreigner': 'أجنبي',
  'identity.mismatch_title': 'بيانات الهوية غير متطابقة. يرجى المحاولة مرة أخرى',
  'identity.mismatch_text':
    'الاسم في حسابك ليس الاسم المسجّل في Singpass. لم نحتفظ بشيء. اكتب اسمك كما هو في بطاقة هويتك بالأحرف اللاتينية وحاول مرة أخرى.',
  'identity.try_again': 'إعادة المحاولة',
  'identity.contact': 'راسلنا',
}
