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
  'find.near_me': 'استخدام موقعي',
  'find.near_denied': 'لم يشارك متصفحك موقعك. اكتب اسم مدينة.',
  'find.near_unknown': 'تعذّر علينا معرفة مدينتك. اكتب اسمها.',
  'find.suggested_titles': 'المسميات الوظيفية',
  'find.suggested_companies': 'الشركات',
  'find.suggested_jobs': 'الوظائف',
  'find.verified_company': 'شركة موثّقة',

  'find.count':
    '{count, plural, zero {لا توجد وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  'find.show_jobs':
    '{count, plural, zero {لا توجد وظائف} one {عرض وظيفة واحدة} two {عرض وظيفتين} few {عرض # وظائف} many {عرض # وظيفة} other {عرض # وظيفة}}',
  'find.corrected': 'لا توجد وظيفة تذكر «{from}». نعرض نتائج «{to}».',
  'find.similar':
    '{count, plural, zero {لا وظائف مشابهة} one {وظيفة مشابهة واحدة} two {وظيفتان مشابهتان} few {# وظائف مشابهة} many {# وظيفة مشابهة} other {# وظيفة مشابهة}}',
  'find.similar_text':
    '{count, plural, =0 {لا توجد وظيفة مطابقة تمامًا. هذه أقرب الوظائف.} one {وظيفة واحدة مطابقة تمامًا، وهذه وظائف قريبة.} two {وظيفتان مطابقتان تمامًا، وهذه وظائف قريبة.} few {# وظائف مطابقة تمامًا، وهذه وظائف قريبة.} many {# وظيفة مطابقة تمامًا، وهذه وظائف قريبة.} other {# وظيفة مطابقة تمامًا، وهذه وظائف قريبة.}}',
  'find.exact_only_link': 'عرض الوظائف المطابقة تمامًا فقط',
  'find.exact_only': 'تُعرض الوظائف المطابقة تمامًا فقط.',
  'find.show_similar': 'عرض الوظائف المشابهة أيضًا',
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

  'find.filter_pay_in': 'الراتب الشهري ({currency})',
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

  'find.exclude_languages_help': 'تبقى الوظائف المكتوبة بلغة أخرى أيضًا.',
  'find.hide': 'إخفاء…',
  'find.without_company': 'بدون {company}',
  'find.without_language': 'بدون الوظائف باللغة {language} فقط',
  'find.hide_company': 'إخفاء وظائف {company}',
  'find.distance': 'المسافة',
  'find.distance_km': 'ضمن {km} كم',
  'find.places':
    '{count, plural, zero {لا أماكن ضمن {km} كم} one {مكان واحد ضمن {km} كم} two {مكانان ضمن {km} كم} few {# أماكن ضمن {km} كم} many {# مكانًا ضمن {km} كم} other {# مكانًا ضمن {km} كم}}',

  'seen.mark': 'شوهدت',
  'seen.hide': 'إخفاء الوظائف التي فتحتها',
  'seen.help': 'تبقى قائمة هذه الوظائف على هذا الجهاز.',
  'seen.hidden':
    '{count, plural, zero {لا وظائف مخفية} one {وظيفة واحدة مخفية} two {وظيفتان مخفيتان} few {# وظائف مخفية} many {# وظيفة مخفية} other {# وظيفة مخفية}}',
  'seen.show': 'عرض',
  'seen.hide_job': 'إخفاء هذه الوظيفة',
  'seen.job_hidden': 'تم إخفاء الوظيفة على هذا الجهاز.',

  'saved.title': 'عمليات البحث المحفوظة',
  'saved.save': 'حفظ هذا البحث',
  'saved.name': 'الاسم',
  'saved.note': 'تُحفظ على هذا الجهاز فقط. لمشاركة بحث، شارك عنوان صفحته.',
  'saved.rename': 'إعادة تسمية «{name}»',
  'saved.delete': 'حذف «{name}»',
  'saved.deleted': 'تم حذف «{name}».',

  'recent.title': 'عمليات البحث الأخيرة',
  'recent.clear': 'مسح عمليات البحث الأخيرة',
  'recent.cleared': 'تم مسح عمليات البحث الأخيرة.',

  'why.title': 'لماذا هذه الوظيفة؟',
  'why.similar': 'ليست مطابقة تمامًا، لكنها قريبة في المعنى: {name}.',
  'why.in_title': '«{typed}» في المسمى الوظيفي.',
  'why.in_company': '«{typed}» في اسم الشركة.',
  'why.in_place': '«{typed}» هو مكان العمل.',
  'why.in_text': '«{typed}» في الوصف.',
  'why.concept_title': '«{typed}» تعني {name}، وكذلك المسمى الوظيفي.',
  'why.concept_skills': '«{typed}» تعني {name}، وهي من المهارات المطلوبة.',
  'why.concept_role': '«{typed}» تعني {name}، وهذه الوظيفة من هذا النوع.',
  'why.missing': 'لا ترد فيها كلمة «{typed}».',
  'why.read_as': 'قُرئت «{from}» على أنها «{to}».',
  'why.language': 'مكتوبة بلغتك، ولذلك تظهر في مرتبة أعلى.',
  'why.new': 'نُشرت خلال آخر أسبوع، ولذلك تظهر في مرتبة أعلى.',
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

  'insight.title': 'رواتب هذه الوظائف',
  'insight.middle': 'نصفها براتب {range} شهريًا، والوسيط {amount}.',
  'insight.sample':
    '{sample, number} من أصل {postings, plural, zero {# وظيفة شاغرة} one {وظيفة شاغرة واحدة} two {وظيفتين شاغرتين} few {# وظائف شاغرة} many {# وظيفة شاغرة} other {# وظيفة شاغرة}} تذكر راتبها بعملة {currency}، لدى {companies, plural, zero {# شركة} one {شركة واحدة} two {شركتين} few {# شركات} many {# شركة} other {# شركة}}. تُحسب كل وظيفة بمنتصف نطاق راتبها، ولا تُحتسب العملات الأخرى ولا تُحوَّل.',
  'insight.widened_place': 'قليل من الوظائف القريبة يذكر الراتب، لذا تشمل الأرقام كل {place}.',
  'insight.widened_role': 'قليل من الوظائف بهذا المسمى يذكر الراتب، لذا تشمل الأرقام كل مجال «{role}».',
  'insight.own_lowest': 'راتب هذه الوظيفة أقل من ثلاثة أرباع الوظائف المشابهة.',
  'insight.own_lower': 'راتب هذه الوظيفة في النصف الأدنى.',
  'insight.own_upper': 'راتب هذه الوظيفة في النصف الأعلى.',
  'insight.own_highest': 'راتب هذه الوظيفة أعلى من ثلاثة أرباع الوظائف المشابهة.',
  'insight.table': 'في جدول',
  'insight.jobs': 'عدد الوظائف',

  'home.title': 'اعثر على وظيفة تثق بها',
  'home.lead':
    'راتب واضح وتواريخ حقيقية، {count, plural, zero {ولا وظائف شاغرة الآن} one {ووظيفة شاغرة واحدة} two {ووظيفتان شاغرتان} few {و# وظائف شاغرة} many {و# وظيفة شاغرة} other {و# وظيفة شاغرة}}. تصفّحها دون حساب.',
  'home.latest': 'أحدث الوظائف',
  'home.all_jobs': 'عرض الكل',
  'home.categories': 'تصفّح حسب الفئة',
  'home.category_all': 'كل الفئات',
  'home.category_count':
    '{count, plural, zero {لا وظائف} one {وظيفة واحدة} two {وظيفتان} few {# وظائف} many {# وظيفة} other {# وظيفة}}',
  'home.remote': 'وظائف عن بُعد',
  'home.remote_text': 'اعمل من مكانك: وظائف متاحة لبلدك.',
  'home.web3_text': 'بروتوكولات ومحافظ ومنصات تداول وكل ما حولها.',
  'home.tabs': 'قوائم الوظائف',
  'home.recommended': 'موصى بها',
  'home.why_language': '{place}: وظائف حديثة مكتوبة بالعربية، تتقدّمها التي تذكر الراتب، واحدة لكل شركة.',
  'home.why_language_first': '{place}: وظائف حديثة تتقدّمها المكتوبة بالعربية، واحدة لكل شركة.',
  'home.why_place': '{place}: وظائف حديثة، واحدة لكل شركة. لا توجد بينها وظيفة مكتوبة بالعربية بعد.',
  'home.hot': 'وظائف رائجة',
  'home.hot_text': 'نُشرت خلال آخر 24 ساعة، الأعلى راتبًا أولًا.',
  'home.companies': 'أبرز الشركات',
  'home.companies_text': 'شركات موثّقة توظّف الآن، الأكثر وظائف أولًا. لا يمكن لأي شركة أن تدفع لتظهر هنا.',
  'home.all_companies': 'عرض كل الشركات',
  'home.recent': 'الجديد في بحثك عن «{search}»',
  'home.popular': 'عمليات البحث الشائعة',
  'home.remote_more': 'تعرّف على العمل عن بُعد هنا',
  'home.web3_companies': 'شركات Web3',
}
