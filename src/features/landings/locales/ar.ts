import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'landing.jobs_country': 'وظائف في {country}',
  'landing.jobs_place': 'وظائف في {place}',
  'landing.work_country': 'وظائف {work} في {country}',
  'landing.work_place': 'وظائف {work} في {place}',
  'landing.region': 'منطقة {name}',
  'landing.count':
    '{count, plural, zero {لا وظائف شاغرة} one {وظيفة شاغرة واحدة} two {وظيفتان شاغرتان} few {# وظائف شاغرة} many {# وظيفة شاغرة} other {# وظيفة شاغرة}}',
  'landing.description':
    '{heading}: {count, plural, zero {لا وظائف شاغرة} one {وظيفة شاغرة واحدة} two {وظيفتان شاغرتان} few {# وظائف شاغرة} many {# وظيفة شاغرة} other {# وظيفة شاغرة}}، الأحدث أولًا، والراتب واضح من البداية.',
  'landing.description_pay':
    '{heading}: {count, plural, zero {لا وظائف شاغرة} one {وظيفة شاغرة واحدة} two {وظيفتان شاغرتان} few {# وظائف شاغرة} many {# وظيفة شاغرة} other {# وظيفة شاغرة}}، الأحدث أولًا. الراتب المعتاد: {range} شهريًا.',
  'landing.see_all':
    '{count, plural, zero {عرض الوظائف} one {عرض الوظيفة} two {عرض الوظيفتين} few {عرض الوظائف كلها (#)} many {عرض الوظائف كلها (#)} other {عرض الوظائف كلها (#)}}',
  'landing.see_remote':
    '{count, plural, zero {لا وظائف عن بُعد} one {وظيفة واحدة عن بُعد} two {وظيفتان عن بُعد} few {# وظائف عن بُعد} many {# وظيفة عن بُعد} other {# وظيفة عن بُعد}}',
  'landing.pay': 'الراتب المعتاد',
  'landing.pay_note':
    'نصف الوظائف التي تذكر راتبها يقع ضمن هذا النطاق، والقيمة الوسطى {middle}. محسوب من {count, plural, zero {# وظيفة شاغرة} one {وظيفة شاغرة واحدة} two {وظيفتين شاغرتين} few {# وظائف شاغرة} many {# وظيفة شاغرة} other {# وظيفة شاغرة}}.',
  'landing.newest': 'أحدث الوظائف',
  'landing.fields': 'حسب المجال',
  'landing.narrower': 'ضيّق البحث',
  'landing.titles': 'مسميات وظيفية شائعة',
  'landing.related': 'وظائف ذات صلة',
  'landing.places': 'حسب المكان',
  'landing.nearby': 'أماكن قريبة',
  'landing.wider': 'وسّع البحث',
  'landing.none_title': 'لا توجد وظائف شاغرة هنا حاليًا',
  'landing.none_text': 'وسّع بحثك قليلًا، أو ابحث في كل الوظائف.',
  'landing.countries_description':
    'وظائف شاغرة في {count, plural, zero {# بلد} one {بلد واحد} two {بلدين} few {# بلدان} many {# بلدًا} other {# بلد}}، حسب المدينة ونوع العمل.',
  'landing.more': 'وظائف أخرى مشابهة',
}
