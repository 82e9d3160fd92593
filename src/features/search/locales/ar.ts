import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'find.title_local': 'الوظائف',
  'find.title_remote': 'وظائف عن بُعد',
  'find.title_web3': 'وظائف Web3',
  'find.title_for': '{query} – {title}',
  'find.description':
    '{count, plural, zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}، برواتب واضحة من البداية وأعداد محدّثة لكل تصفية.',

  'find.what': 'عمّ تبحث؟',
  'find.what_placeholder': 'المسمى الوظيفي أو المهارة أو الشركة',
  'find.where': 'أين؟',
  'find.where_placeholder': 'المدينة أو المنطقة أو الحي',
  'find.search': 'بحث',
  'find.place_unknown': 'لم نجد مكانًا باسم «{place}». نعرض الوظائف في كل الأماكن.',
  'find.suggestions': 'اقتراحات',

  'find.count':
    '{count, plural, zero {لا توجد وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  'find.show_jobs':
    '{count, plural, zero {لا توجد وظائف} one {عرض وظيفة واحدة} two {عرض وظيفتين} few {عرض # وظائف} many {عرض # وظيفة} other {عرض # وظيفة}}',
  'find.corrected': 'لا توجد وظيفة تذكر «{from}». نعرض نتائج «{to}».',
  'find.partial':
    '{count, plural, =0 {لا توجد وظيفة تتضمن كل كلماتك. هذه وظائف تتضمن معظمها.} one {وظيفة واحدة تتضمن كل كلماتك، وبعدها وظائف تتضمن معظمها.} two {وظيفتان تتضمنان كل كلماتك، وبعدهما وظائف تتضمن معظمها.} few {# وظائف تتضمن كل كلماتك، وبعدها وظائف تتضمن معظمها.} many {# وظيفة تتضمن كل كلماتك، وبعدها وظائف تتضمن معظمها.} other {# وظيفة تتضمن كل كلماتك، وبعدها وظائف تتضمن معظمها.}}',
  'find.without_pay':
    '{count, plural, zero {لا توجد وظائف أخرى مطابقة بلا راتب مذكور.} one {هناك وظيفة أخرى مطابقة لا تذكر الراتب.} two {هناك وظيفتان أخريان مطابقتان لا تذكران الراتب.} few {هناك # وظائف أخرى مطابقة لا تذكر الراتب.} many {هناك # وظيفة أخرى مطابقة لا تذكر الراتب.} other {هناك # وظيفة أخرى مطابقة لا تذكر الراتب.}}',
  'find.show_without_pay': 'عرضها أيضًا',

  'find.sort': 'الترتيب',
  'find.sort_newest': 'الأحدث',
  'find.sort_relevance': 'الأكثر صلة',
  'find.sort_pay': 'الأعلى راتبًا',

  'find.filters': 'التصفية',
  'find.all_filters': 'كل خيارات التصفية',
  'find.clear_filters': 'مسح كل خيارات التصفية',
  'find.remove_filter': 'إزالة تصفية {name}',
  'find.filter_nothing': 'لا توجد خيارات متاحة.',

  'find.filter_pay': 'الراتب الشهري',
  'find.filter_job_type': 'نوع الوظيفة',
  'find.filter_experience': 'الخبرة',
  'find.filter_education': 'المؤهل العلمي',
  'find.filter_industry': 'القطاع',
  'find.filter_posted': 'تاريخ النشر',
  'find.filter_arrangement': 'نمط العمل',
  'find.filter_place': 'المكان',
  'find.filter_main_function': 'المجال',
  'find.filter_function': 'التخصص',
  'find.filter_title': 'المسمى الوظيفي',
  'find.filter_category': 'الفئة',
  'find.filter_skill': 'المهارات',
  'find.filter_company': 'الشركة',
  'find.filter_company_size': 'حجم الشركة',
  'find.filter_language': 'لغة الإعلان',
  'find.filter_verified': 'الشركات الموثّقة فقط',
  'find.filter_urgent': 'العاجلة فقط',
  'find.filter_query': 'البحث: {query}',
  'find.filter_country': 'في {country} فقط',
  'find.filter_exclude_words': 'استبعاد كلمات',
  'find.exclude_words_help': 'افصل بين الكلمات بفاصلة.',
  'find.without_words': 'بدون «{words}»',

  'find.pay_below': 'أقل من {amount}',
  'find.pay_above': 'أكثر من {amount}',
  'find.posted_days':
    '{days, plural, =1 {آخر 24 ساعة} zero {آخر # يوم} two {آخر يومين} few {آخر # أيام} many {آخر # يومًا} other {آخر # يوم}}',

  'find.empty_title': 'لا توجد نتائج',
  'find.empty_text': 'لا توجد وظيفة تطابق كل هذه الشروط معًا.',
  'find.empty_drop':
    '{count, plural, zero {إزالة «{name}»: لا وظائف} one {إزالة «{name}»: وظيفة واحدة} two {إزالة «{name}»: وظيفتان} few {إزالة «{name}»: # وظائف} many {إزالة «{name}»: # وظيفة} other {إزالة «{name}»: # وظيفة}}',
  'find.empty_remote':
    '{count, plural, zero {لا وظائف عن بُعد} one {عرض وظيفة واحدة عن بُعد} two {عرض وظيفتين عن بُعد} few {عرض # وظائف عن بُعد} many {عرض # وظيفة عن بُعد} other {عرض # وظيفة عن بُعد}}',
  'find.empty_everything': 'عرض كل الوظائف',
  'find.choose_job': 'اختر وظيفة لتقرأها هنا.',
  'find.job_failed': 'تعذّر تحميل هذه الوظيفة',
  'find.try_again': 'إعادة المحاولة',
  'find.open_page': 'فتح في صفحة',
  'find.end': 'شاهدت كل الوظائف المطابقة.',

  'find.filter_exclude_companies': 'استبعاد شركات',
  'find.filter_exclude_languages': 'استبعاد لغات الإعلانات',
  'find.exclude_languages_help': 'تبقى الوظائف التي لها نص بلغة أخرى أيضًا.',
  'find.hide': 'إخفاء…',
  'find.without_company': 'بدون {company}',
  'find.without_language': 'بدون ما هو بـ{language} فقط',
  'find.hide_company': 'إخفاء وظائف {company}',
  'find.distance': 'المسافة',
  'find.distance_none': 'هناك فقط',
  'find.distance_km': 'ضمن {km} كم',
  'find.places':
    '{count, plural, zero {لا أماكن ضمن {km} كم} one {مكان واحد ضمن {km} كم} two {مكانان ضمن {km} كم} few {# أماكن ضمن {km} كم} many {# مكانًا ضمن {km} كم} other {# مكانًا ضمن {km} كم}}',
  'find.on_device': 'على هذا الجهاز',

  'seen.mark': 'شوهدت',
  'seen.hide': 'إخفاء الوظائف التي فتحتها',
  'seen.help': 'يُحفظ على هذا الجهاز فقط ولا يُرسل إلينا.',
  'seen.hidden':
    '{count, plural, zero {لا وظائف مخفية} one {وظيفة واحدة مخفية} two {وظيفتان مخفيتان} few {# وظائف مخفية} many {# وظيفة مخفية} other {# وظيفة مخفية}}',
  'seen.show': 'عرض',
  'seen.hide_job': 'إخفاء هذه الوظيفة',
  'seen.job_hidden': 'أُخفيت الوظيفة على هذا الجهاز.',

  'saved.title': 'عمليات البحث المحفوظة',
  'saved.save': 'حفظ هذا البحث',
  'saved.name': 'الاسم',
  'saved.note': 'تُحفظ على هذا الجهاز فقط. عنوان الصفحة هو البحث نفسه، فشاركه كما هو.',
  'saved.rename': 'إعادة تسمية «{name}»',
  'saved.delete': 'حذف «{name}»',
  'saved.deleted': 'حُذف «{name}».',

  'recent.title': 'عمليات البحث الأخيرة',
  'recent.clear': 'مسح عمليات البحث الأخيرة',
  'recent.cleared': 'مُسحت عمليات البحث الأخيرة.',

  'why.title': 'لماذا هذه الوظيفة؟',
  'why.in_title': '«{typed}» في المسمى.',
  'why.in_company': '«{typed}» في اسم الشركة.',
  'why.in_place': '«{typed}» هو مكان العمل.',
  'why.in_text': '«{typed}» في الوصف.',
  'why.concept_title': '«{typed}» تعني {name}، وكذلك المسمى.',
  'why.concept_skills': '«{typed}» تعني {name}، وهي من المهارات المطلوبة.',
  'why.concept_role': '«{typed}» تعني {name}، وهذه الوظيفة منها.',
  'why.missing': 'لا ترد فيها «{typed}».',
  'why.read_as': 'قُرئت «{from}» على أنها «{to}».',
  'why.language': 'مكتوبة بلغتك، وهذا يقدّمها.',
  'why.new': 'نُشرت خلال الأسبوع الماضي، وهذا يقدّمها.',
  'why.filters': 'تطابق كل ما اخترته.',

  'keys.title': 'اختصارات لوحة المفاتيح',
  'keys.on': 'استخدام اختصارات لوحة المفاتيح',
  'keys.search': 'الانتقال إلى حقل البحث',
  'keys.next': 'الوظيفة التالية',
  'keys.previous': 'الوظيفة السابقة',
  'keys.open': 'فتح الوظيفة',
  'keys.hide': 'إخفاء الوظيفة',
  'keys.help': 'عرض هذه الاختصارات',
  'keys.close': 'إغلاق ما هو مفتوح',

  'insight.title': 'كم تدفع هذه الوظائف',
  'insight.middle': 'نصفها يدفع {range} شهريًا، والوسيط {amount}.',
  'insight.sample':
    '{sample, number} من أصل {postings, plural, zero {# وظيفة متاحة} one {وظيفة متاحة واحدة} two {وظيفتين متاحتين} few {# وظائف متاحة} many {# وظيفة متاحة} other {# وظيفة متاحة}} تذكر راتبها بـ{currency}، لدى {companies, plural, zero {# شركة} one {شركة واحدة} two {شركتين} few {# شركات} many {# شركة} other {# شركة}}. تُحسب كل وظيفة بمنتصف نطاقها، وتُستبعد العملات الأخرى دون تحويل.',
  'insight.widened_place': 'قليل من الوظائف القريبة يذكر راتبه، لذا يشمل هذا {place} كلها.',
  'insight.widened_role': 'قليل من الوظائف بهذا المسمى يذكر راتبه، لذا يشمل هذا {role} كله.',
  'insight.own_lowest': 'تدفع هذه الوظيفة أقل من ثلاثة أرباعها.',
  'insight.own_lower': 'هذه الوظيفة في النصف الأدنى.',
  'insight.own_upper': 'هذه الوظيفة في النصف الأعلى.',
  'insight.own_highest': 'تدفع هذه الوظيفة أكثر من ثلاثة أرباعها.',
  'insight.table': 'في جدول',
  'insight.jobs': 'الوظائف',

  'home.title': 'اعثر على وظيفة تثق بها',
  'home.lead':
    'راتب واضح وتواريخ حقيقية، {count, plural, zero {ولا وظائف متاحة الآن} one {ووظيفة واحدة متاحة} two {ووظيفتان متاحتان} few {و# وظائف متاحة} many {و# وظيفة متاحة} other {و# وظيفة متاحة}}. تصفّحها دون حساب.',
  'home.latest': 'أحدث الوظائف',
  'home.all_jobs': 'عرض الكل',
  'home.categories': 'تصفّح حسب الفئة',
  'home.category_all': 'كل الفئات',
  'home.category_count':
    '{count, plural, zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  'home.remote': 'وظائف عن بُعد',
  'home.remote_text': 'اعمل من مكانك: وظائف متاحة لبلدك.',
  'home.web3': 'وظائف Web3',
  'home.web3_text': 'بروتوكولات ومحافظ ومنصات تداول وكل ما حولها.',
}
