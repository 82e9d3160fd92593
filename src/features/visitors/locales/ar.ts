import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'remote.title': 'وظائف عن بُعد أينما كنت',
  'remote.lead':
    '{place}: {count, plural, zero {لا توجد وظائف عن بُعد متاحة لك حاليًا.} one {وظيفة واحدة عن بُعد متاحة لك.} two {وظيفتان عن بُعد متاحتان لك.} few {# وظائف عن بُعد متاحة لك.} many {# وظيفة عن بُعد متاحة لك.} other {# وظيفة عن بُعد متاحة لك.}}',
  'remote.all': 'عرض كل الوظائف عن بُعد',
  'remote.meaning': 'ماذا يعني العمل عن بُعد هنا',
  'remote.countries': 'البلدان',
  'remote.countries_text':
    'تذكر الوظيفة عن بُعد البلدان التي يمكن العمل منها، فإن لم تذكر أيًّا منها فالعمل ممكن من أي مكان. ولا تظهر لك الوظائف التي تستثني البلد الذي اخترته.',
  'remote.zones': 'المناطق الزمنية',
  'remote.zones_text':
    'تطلب بعض الشركات الالتزام بساعات منطقة زمنية معيّنة. وإن ذكرت ذلك فستجده في صفحة الوظيفة.',
  'remote.languages': 'اللغات',
  'remote.languages_text': 'قد تختلف لغة الفريق عن لغة الإعلان. وإن ذكرتها الشركة فستراها قبل التقديم.',
  'remote.pay': 'الراتب',
  'remote.pay_text': 'يظهر الراتب كما نشرته الشركة وبعملته، وإلى جانبه ما يعادله شهريًا.',
  'remote.newest': 'أحدث الوظائف عن بُعد',
  'remote.fields': 'حسب المجال',
  'remote.from': 'حسب البلد',
  'remote.from_text': 'وظائف عن بُعد متاحة للمقيمين هناك.',
  'remote.hours': 'حسب ساعات العمل',
  'remote.hours_text': 'المناطق الزمنية التي تتبعها الوظائف عن بُعد عند ذكرها.',
  'remote.count':
    '{count, plural, zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  'talents.title': 'صُمّم للباحثين عن عمل',
  'talents.lead': 'ابحث دون حساب، واعرف الراتب أولًا، ومنذ متى نُشرت الوظيفة فعلًا.',
  'talents.does': 'ماذا تجد هنا',
  'talents.pay': 'الراتب أولًا',
  'talents.pay_text': 'تعرض كل وظيفة راتبها كما نُشر وما يعادله شهريًا. وإن لم تذكره الشركة فإننا نوضح ذلك.',
  'talents.dates': 'تواريخ حقيقية',
  'talents.dates_text': 'ترى متى نُشرت الوظيفة ومتى ظهرت هنا لأول مرة. والوظيفة التي لم يعد أحد يؤكدها تُغلق.',
  'talents.counts': 'تصفية تُظهر الأعداد',
  'talents.counts_text': 'تخبرك خيارات التصفية بعدد الوظائف المتبقية قبل أن تختارها.',
  'talents.search': 'بحث واحد بكل اللغات',
  'talents.search_text': 'ابحث بلغتك واعثر على وظائف مكتوبة بلغات أخرى.',
  'talents.once': 'كل وظيفة مرة واحدة',
  'talents.once_text': 'الوظيفة التي ترد من عدة مصادر تظهر مرة واحدة.',
  'talents.account': 'لا حاجة إلى حساب',
  'talents.account_text': 'ابحث وصفِّ واقرأ كما تشاء دون تسجيل الدخول.',
  'talents.begin': 'من أين تبدأ',
  'talents.begin_new': 'نُشرت خلال آخر 24 ساعة',
  'talents.begin_paid': 'الأعلى راتبًا أولًا',
  'talents.begin_resume': 'سيرتك الذاتية، نقرؤها فورًا',
  'talents.begin_remote': 'وظائف عن بُعد',
  'talents.begin_web3': 'وظائف Web3',
}
