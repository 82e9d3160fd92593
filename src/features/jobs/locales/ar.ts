import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'jobs.pay_negotiable': 'الراتب قابل للتفاوض',
  'jobs.pay_unpaid': 'بدون أجر',
  'jobs.pay_about_monthly': '≈ {amount} شهريًا',
  'jobs.pay_converted': 'نحو {amount} شهريًا بسعر صرف {date}',
  'jobs.pay_converted_from': 'من نحو {amount} شهريًا بسعر صرف {date}',
  'jobs.pay_converted_up_to': 'حتى نحو {amount} شهريًا بسعر صرف {date}',
  'jobs.pay_changed': 'تغيّر الراتب في {date}',
  'jobs.pay_change': '{date}: من {from} إلى {to}',

  'jobs.urgent': 'عاجلة',
  'jobs.written_in': 'باللغة {language}',
  'jobs.on_hold': 'موقوفة مؤقتًا',
  'jobs.on_hold_note':
    'أوقفت الشركة هذه الوظيفة مؤقتًا. يمكنك الاطلاع عليها، وسيُفتح التقديم من جديد عند استئنافها.',
  'jobs.web3': 'Web3',
  'jobs.verified_company': 'شركة موثّقة',
  'jobs.external_note': 'يتم التقديم على موقع الشركة نفسها، {host}.',

  'jobs.apply': 'التقديم',
  'jobs.with_resume': 'قدّم بسيرتك الذاتية',
  'jobs.with_resume_help': 'PDF أو DOC أو DOCX، حتى {size, number} ميغابايت',
  'jobs.with_resume_send': 'رفع ومتابعة',
  'jobs.apply_external': 'التقديم على موقع الشركة',
  'jobs.save': 'حفظ',
  'jobs.save_job': 'حفظ وظيفة {title}',

  'jobs.fact_posted': 'تاريخ النشر',
  'jobs.fact_first_seen': 'أول ظهور في موقعنا',
  'jobs.fact_open_until': 'متاحة حتى',

  'jobs.reposted': 'ظهرت هنا أول مرة في {date} ثم نُشرت من جديد.',
  'jobs.requirements': 'المتطلبات',
  'jobs.languages': 'اللغات',
  'jobs.description': 'الوصف الوظيفي',
  'jobs.skills': 'المهارات',
  'jobs.benefits': 'المزايا',
  'jobs.address': 'العنوان',

  'jobs.remote_title': 'العمل عن بُعد',
  'jobs.remote_open': 'متاحة للمقيمين في',
  'jobs.remote_anywhere': 'أي مكان',
  'jobs.remote_excluded': 'غير متاحة في',
  'jobs.remote_time_zone': 'المنطقة الزمنية',
  'jobs.remote_working_time_zone': 'ساعات العمل بتوقيت',
  'jobs.remote_languages': 'لغات العمل',

  'jobs.japan_title': 'شروط العمل',
  'jobs.japan_contract_period': 'مدة العقد',
  'jobs.japan_social_insurance': 'التأمينات الاجتماعية',
  'jobs.japan_smoking': 'تدابير الوقاية من التدخين السلبي',
  'jobs.japan_holidays': 'العطل والإجازات',
  'jobs.japan_hours': 'ساعات العمل',

  'jobs.recruiter': 'مسؤول التوظيف',

  'jobs.company': 'عن الشركة',
  'jobs.company_industry': 'القطاع',
  'jobs.company_size': 'الحجم',
  'jobs.company_stage': 'مرحلة التمويل',
  'jobs.company_location': 'الموقع',
  'jobs.company_culture': 'ثقافة العمل',
  'jobs.company_benefits': 'مزايا الشركة',
  'jobs.company_website': 'الموقع الإلكتروني',
  'jobs.company_all_jobs': 'كل وظائف {company}',
  'jobs.company_remote_jobs': 'وظائف {company} عن بُعد',

  'jobs.safety':
    'لا تدفع أي مبلغ مقابل الحصول على وظيفة، ولا تشارك بياناتك البنكية أو مستنداتك قبل أن تعرف من يطلبها.',

  'jobs.similar': 'وظائف مشابهة',

  'jobs.closed_title': 'هذه الوظيفة مغلقة',
  'jobs.closed_text': 'لم تعد الشركة تستقبل طلبات التقديم على وظيفة {title}.',
  'jobs.closed_countdown':
    '{seconds, plural, zero {سيتم نقلك إلى الصفحة الرئيسية الآن.} one {سيتم نقلك إلى الصفحة الرئيسية خلال ثانية واحدة.} two {سيتم نقلك إلى الصفحة الرئيسية خلال ثانيتين.} few {سيتم نقلك إلى الصفحة الرئيسية خلال # ثوانٍ.} many {سيتم نقلك إلى الصفحة الرئيسية خلال # ثانية.} other {سيتم نقلك إلى الصفحة الرئيسية خلال # ثانية.}}',
  'jobs.closed_stay': 'البقاء هنا',
}
