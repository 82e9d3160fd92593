import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'landing.jobs_country': '{country} iş ilanları',
  'landing.jobs_place': '{place} iş ilanları',
  'landing.work_country': '{country} {work} iş ilanları',
  'landing.work_place': '{place} {work} iş ilanları',
  'landing.region': '{name} (bölge)',
  'landing.count': '{count, plural, one {# açık ilan} other {# açık ilan}}',
  'landing.description':
    '{heading}: {count, plural, one {# açık ilan} other {# açık ilan}}, en yeniler önce, maaşı baştan belli.',
  'landing.description_pay':
    '{heading}: {count, plural, one {# açık ilan} other {# açık ilan}}, en yeniler önce. Tipik maaş: ayda {range}.',
  'landing.see_all': '{count, plural, one {# ilanı gör} other {# ilanın tümünü gör}}',
  'landing.see_remote': '{count, plural, one {# uzaktan iş ilanı} other {# uzaktan iş ilanı}}',
  'landing.pay': 'Tipik maaş',
  'landing.pay_note':
    'Maaşını belirten ilanların yarısı bu aralıkta; ortanca değer {middle}. {count, plural, one {# açık ilandan} other {# açık ilandan}} hesaplandı.',
  'landing.newest': 'En yeni ilanlar',
  'landing.fields': 'Alana göre',
  'landing.narrower': 'Aramayı daralt',
  'landing.titles': 'Popüler pozisyonlar',
  'landing.related': 'İlgili ilanlar',
  'landing.places': 'Yere göre',
  'landing.nearby': 'Yakındaki yerler',
  'landing.wider': 'Aramayı genişlet',
  'landing.none_title': 'Şu anda burada açık ilan yok',
  'landing.none_text': 'Aramanızı biraz genişletin ya da tüm ilanlarda arayın.',
  'landing.countries_description':
    '{count, plural, one {# ülkedeki} other {# ülkedeki}} açık ilanlar, şehre ve iş türüne göre.',
  'landing.more': 'Bunlara benzer ilanlar',
}
