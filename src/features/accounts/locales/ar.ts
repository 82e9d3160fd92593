import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'start.title': 'الحسابات قادمة قريبًا',
  'start.text': 'التقديم وحفظ الوظائف ومحادثة الشركات تتطلب حسابًا. تسجيل الدخول قيد الإعداد ولم يُتح بعد.',
  'start.will_be': 'ما ستجده هنا',
  'start.will_apply': 'املأ بياناتك مرة واحدة: نحفظ إجاباتك ومستنداتك للوظيفة التالية.',
  'start.will_chat': 'تواصل مع الشركة مباشرة عبر المحادثة، واطّلع على سجل ردودها.',
  'start.will_save': 'احفظ الوظائف واستقبل التنبيهات بالبريد الإلكتروني، يوميًا أو أسبوعيًا.',
  'start.back': 'العودة إلى حيث كنت',

  'handoff.two_title': 'شخصان في متصفح واحد',
  'handoff.two_text': '{arriving} قادم من الموقع الآخر، لكن المسجَّل هنا هو {here}. بأي حساب تتابع؟',
  'handoff.go_on_as': 'المتابعة باسم {name}',
  'handoff.stay_as': 'البقاء باسم {name}',
  'handoff.refused_title': 'لم ينجح ذلك',
  'handoff.no_recruiter_title': 'هذا الحساب لا يوظّف بعد',
  'handoff.no_recruiter_text':
    'موقع أصحاب العمل مخصص لمن يوظّفون لدى شركة. اطلب من منسّق شركتك إضافتك، أو سجّل الدخول بحساب آخر.',
  'handoff.again': 'حاول مرة أخرى',
  'handoff.sign_in_here': 'تسجيل الدخول هنا',
  'handoff.switch_title': 'موقع أصحاب العمل',
  'handoff.switch_text': 'ستتابع باسم {name} وتبقى مسجّلًا في الموقعين.',
  'handoff.switch_nobody': 'هنا تدير الشركات وظائفها ومن يوظّفون لديها. سجّل الدخول أولًا، أو سجّل الدخول هناك.',
  'handoff.switch_no_recruiter': '{name} لا يوظّف لأي شركة بعد. ما إن تضيفك شركة حتى يمكنك الدخول من هنا.',
  'handoff.switch_go': 'الانتقال إلى موقع أصحاب العمل',
}
