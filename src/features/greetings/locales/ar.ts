import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'greet.title': 'رسائل الترحيب',
  'greet.text': 'كلماتك الأولى لمسؤول التوظيف، جاهزة للإرسال.',
  'greet.list_title': 'رسائل الترحيب لديك',
  'greet.empty': 'ليست لديك رسائل ترحيب بعد.',
  'greet.add_title': 'رسالة ترحيب جديدة',
  'greet.field': 'رسالة الترحيب',
  'greet.help':
    '{max} حرف على الأكثر. دون عناوين أو أرقام هواتف أو أسماء حسابات: تتبادلانها بعد التقدّم للوظيفة عندما يرغب كلاكما.',
  'greet.add': 'إضافة',
  'greet.save': 'حفظ',
  'greet.edit': 'تعديل',
  'greet.remove': 'إزالة',
  'greet.cancel': 'إلغاء',
  'greet.default': 'الافتراضية',
  'greet.make_default': 'اجعلها افتراضية',
  'greet.up': 'تحريك لأعلى',
  'greet.down': 'تحريك لأسفل',
  'greet.handle': 'اسحب أو حرّك بمفاتيح الأسهم: {text}',
  'greet.moved': 'أصبحت في الموضع {position} من {all}.',
  'greet.removed': 'أُزيلت رسالة الترحيب.',
  'greet.full': 'لديك {max} رسائل ترحيب. أزل واحدة لإضافة أخرى.',
  'greet.act_on': '{act}: {text}',
  'greet.start_title': 'للبداية',
  'greet.start_text': 'أضف واحدة ثم صغها بأسلوبك.',
  'greet.start_1': 'مرحبًا، قرأت إعلانكم وأود معرفة المزيد عن الوظيفة.',
  'greet.start_2': 'مرحبًا، خبرتي تناسب هذه الوظيفة، ويسعدني أن نتحدث عنها.',
  'greet.start_3': 'تحية طيبة، هل ما زالت هذه الوظيفة متاحة؟ يمكنني البدء قريبًا وإرسال سيرتي الذاتية.',
  'greet.start_4': 'مرحبًا، أنا مهتم بشركتكم وأود أن أعرف ما الأهم لديكم في هذه الوظيفة.',
}
