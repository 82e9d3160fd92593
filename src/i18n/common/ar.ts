import type { TranslationOf } from '../text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'brand.tagline': 'وظائف في مدينتك ومن أي مكان، والراتب واضح من البداية.',

  'nav.skip_to_content': 'الانتقال إلى المحتوى',
  'nav.main': 'القائمة الرئيسية',
  'nav.jobs': 'الوظائف',
  'nav.remote': 'عن بُعد',
  'nav.web3': 'Web3',
  'nav.companies': 'الشركات',
  'nav.jobs_by_country': 'الوظائف حسب البلد',
  'nav.sign_in': 'تسجيل الدخول',
  'nav.my_profile': 'ملفي الشخصي',
  'nav.account': 'الحساب',
  'nav.employer_site': 'الانتقال إلى موقع أصحاب العمل',
  'nav.log_out': 'تسجيل الخروج',
  'nav.breadcrumbs': 'أنت هنا',
  'nav.pages': 'صفحات النتائج',
  'nav.previous': 'السابق',
  'nav.next': 'التالي',
  'nav.page': 'الصفحة {page}',

  'search.label': 'البحث عن وظائف',
  'search.placeholder': 'المسمى الوظيفي أو المهارة أو الشركة',

  'place.switch': 'البلد واللغة',
  'place.country': 'البلد',
  'place.language': 'اللغة',
  'place.anywhere': 'كل البلدان',

  'footer.for_seekers': 'للباحثين عن عمل',
  'footer.remote': 'العمل عن بُعد',
  'footer.talents': 'كيف نساعدك',
  'footer.developers': 'للمطورين',
  'footer.api': 'واجهة API',
  'footer.follow': 'تابعونا',
  'footer.apps': 'تنزيل التطبيق',
  'footer.languages': 'اللغات',
  'footer.terms': 'شروط الاستخدام',
  'footer.privacy': 'سياسة الخصوصية',

  'action.close': 'إغلاق',
  'action.apply_filters': 'عرض النتائج',
  'action.undo': 'تراجع',
  'action.go_home': 'إلى الصفحة الرئيسية',
  'action.search_jobs': 'تصفّح كل الوظائف',

  'share.title': 'مشاركة',
  'share.link': 'رابط هذه الصفحة',
  'share.copy': 'نسخ الرابط',
  'share.copied': 'تم نسخ الرابط',
  'share.by_hand': 'لا يسمح متصفحك لنا بالنسخ. الرابط محدد ويمكنك نسخه بنفسك.',
  'share.device': 'المشاركة عبر تطبيق آخر',

  'status.loading': 'جارٍ التحميل…',

  'away.title': 'يتعذّر الوصول إلى بياناتنا حاليًا',
  'away.text': 'يُرجى إعادة تحميل هذه الصفحة بعد دقيقة. إذا كنت ترسل نموذجًا، فسيُرسل ما كتبته مرة أخرى.',
  'away.unknown':
    'انقطع الاتصال ببياناتنا أثناء الحفظ. ربما حُفظت المعلومات وربما لم تُحفظ: تحقّق قبل إعادة الإرسال.',
  'away.visitor':
    'يتعذّر الوصول إلى بياناتنا حاليًا. تظهر هذه الصفحة كما كانت قبل {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}، ولا يمكن تسجيل الدخول أو إرسال النماذج حتى تعود.',
  'away.account':
    'يتعذّر الوصول إلى بياناتنا حاليًا. تظهر هذه الصفحة كما كانت قبل {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}، ومن دون ما يخصك. ما زلت مسجّل الدخول، وسيعود حسابك فور عودة بياناتنا.',
  'away.again': 'إعادة التحميل',

  'offline.title': 'وظائف على هذا الجهاز',
  'offline.offline': 'أنت غير متصل بالإنترنت',
  'offline.again': 'سيُعاد تحميل هذه الصفحة تلقائيًا فور عودة الاتصال.',
  'offline.retry': 'إعادة المحاولة',
  'offline.about':
    'آخر الوظائف التي فتحتها، بحد أقصى {count}، لقراءتها دون اتصال. تظهر كل وظيفة كما كانت حينها، وربما أُغلقت بعد ذلك.',
  'offline.none': 'لا شيء هنا بعد. كل وظيفة تُفتح يمكن قراءتها لاحقًا على هذا الجهاز دون اتصال.',
  'offline.kept': 'نسخة {date}',
  'offline.note': 'أنت غير متصل بالإنترنت. هذه الوظيفة كما كانت في {date}، وربما أُغلقت بعد ذلك.',
  'offline.forget': 'إزالة الكل من هذا الجهاز',
  'offline.install': 'تثبيت {site}',

  'pay.not_stated': 'الراتب غير مذكور',
  'pay.from': 'من {amount}',
  'pay.up_to': 'حتى {amount}',
  'pay.per_hour': 'في الساعة',
  'pay.per_day': 'في اليوم',
  'pay.per_month': 'شهريًا',
  'pay.per_year': 'سنويًا',
  'pay.band_below': 'أقل من {amount}',
  'pay.band_between': 'من {from} إلى {to}',
  'pay.band_above': 'أكثر من {amount}',

  'error.not_found_title': 'هذه الصفحة غير موجودة',
  'error.not_found_text': 'قد يكون العنوان مكتوبًا بشكل خاطئ أو أن الصفحة نُقلت. الوظائف ما زالت هنا.',
  'error.server_title': 'حدث خطأ ما',
  'error.server_text':
    'نأسف، حدث خطأ غير متوقع في الخادم. يمكن تحديث الصفحة أو التواصل مع فريق الدعم للمساعدة.',
  'error.network': 'خطأ في الشبكة، يُرجى المحاولة لاحقًا',
  'error.refused_title': 'تعذّر قبول ما أُرسل',
  'error.refused_text':
    'المحتوى المُرسل كبير جدًا أو ليس مما تقبله هذه الصفحة. يُرجى العودة والمحاولة مرة أخرى.',
  'error.busy_title': 'محاولات كثيرة جدًا',
  'error.busy_text': 'يُرجى الانتظار دقيقة ثم إعادة تحميل الصفحة.',
  'error.crowded_title': 'الموقع مزدحم الآن',
  'error.crowded_text': 'يتعذّر على الموقع الرد على الجميع في آنٍ واحد. يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',

  'maintenance.title': 'الموقع قيد الصيانة.',
  'maintenance.text': 'الصفحة المطلوبة قيد الصيانة حاليًا وستعود قريبًا!',
}
