import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'import.title': 'املأ ملفك من ملف محفوظ',
  'import.text':
    'ملف JSON Resume أو ملف Europass أو أرشيف بياناتك من LinkedIn. ترى ما قرأناه قبل إضافة أي شيء.',
  'import.choose': 'اختر ملفًا',
  'import.help':
    'JSON أو XML أو PDF من Europass أو ZIP أو CSV، حتى {size, number} ميغابايت. لا نحتفظ بالملف نفسه.',
  'import.read': 'قراءة الملف',
  'import.where':
    'أرشيف LinkedIn: افتح في LinkedIn الإعدادات، ثم خصوصية البيانات، ثم الحصول على نسخة من بياناتك.',
  'import.look_title': 'ما قرأناه',
  'import.look_text':
    'من {name}. اختر ما يُضاف إلى ملفك. يبقى هنا لمدة {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'import.known': 'موجود في ملفك',
  'import.replaces': 'يحل محل: {present}',
  'import.shortened': 'اختُصر لأنه أطول من اللازم.',
  'import.room':
    '{count, plural, zero {لا يوجد متسع هنا. احذف شيئًا من ملفك أولًا.} one {يوجد متسع لواحد فقط. اختره.} two {يوجد متسع لاثنين. اخترهما.} few {يوجد متسع لـ # أخرى. اخترها.} many {يوجد متسع لـ # أخرى. اخترها.} other {يوجد متسع لـ # أخرى. اخترها.}}',
  'import.month_help': 'من دون الشهر لا يُضاف هذا التاريخ.',
  'import.end_help': 'اتركه فارغًا إن كنت تعمل هناك.',
  'import.choose_one': 'اختر من فضلك',
  'import.left_title': 'ما لم يُؤخذ',
  'import.left_text': 'لا مكان لهذا في الملف، أو تعذرت قراءته.',
  'import.nothing': 'لم نجد في هذا الملف ما يصلح لملفك.',
  'import.add': 'أضف إلى ملفي',
  'import.discard': 'استخدام ملف آخر',
  'import.leave': 'لا تضف شيئًا',
  'import.none': 'لم تختر شيئًا. ما قرأناه منه لا يزال هنا.',
  'import.show_place': 'عرض الموضع في المستند',
  'import.file_not_kept': 'هذا الملف ليس ضمن سيرك الذاتية. ما قرأناه منه لا يزال هنا.',
}
