import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'recently.title': 'شوهدت مؤخرًا',
  'recently.text': 'ما تذكره هذا المتصفح لأجلك. أنت وحدك تراه.',
  'recently.remember': 'تذكّر عمليات بحثي والوظائف التي أفتحها',
  'recently.remember_text': 'يبقى هذا على هذا الجهاز. إذا أوقفته تُمسح القائمتان.',
  'recently.forgot': 'لم يعد يُحفظ أي شيء.',
  'recently.searches': 'عمليات البحث الأخيرة',
  'recently.no_searches': 'لا توجد عمليات بحث أخيرة.',
  'recently.clear_searches': 'مسح عمليات البحث',
  'recently.jobs': 'الوظائف التي فتحتها',
  'recently.no_jobs': 'لم تفتح أي وظيفة.',
  'recently.clear_jobs': 'مسح الوظائف المفتوحة',
  'recently.cleared': 'تم المسح.',
  'recently.account_title': 'في حسابك',
  'recently.account_text': 'عند تسجيل دخولك حفظ جهازك قوائمه في حسابك كي لا تضيع.',
  'recently.account_count':
    '{searches, plural, zero {لا عمليات بحث} one {عملية بحث واحدة} two {عمليتا بحث} few {# عمليات بحث} many {# عملية بحث} other {# عملية بحث}} · {jobs, plural, zero {لا وظائف مفتوحة} one {وظيفة فُتحت} two {وظيفتان فُتحتا} few {# وظائف فُتحت} many {# وظيفة فُتحت} other {# وظيفة فُتحت}}',
  'recently.account_clear': 'مسح قوائم الحساب',
  'recently.account_cleared': 'لم يعد في حسابك أي منها.',
  'recently.hidden': 'الوظائف التي لا تهمك',
  'recently.open': 'عرض ومسح',
}
