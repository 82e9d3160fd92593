import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'jobs.pay_negotiable': 'Maaş görüşülür',
  'jobs.pay_unpaid': 'Maaşsız',
  'jobs.pay_about_monthly': '≈ aylık {amount}',
  'jobs.pay_converted': '{date} kuruyla aylık yaklaşık {amount}',
  'jobs.pay_converted_from': '{date} kuruyla aylık yaklaşık {amount} ve üzeri',
  'jobs.pay_converted_up_to': '{date} kuruyla aylık en fazla yaklaşık {amount}',
  'jobs.pay_changed': 'Maaş {date} tarihinde değişti',
  'jobs.pay_change': '{date}: {from} yerine {to}',

  'jobs.urgent': 'Acil',
  'jobs.written_in': 'İlan dili: {language}',
  'jobs.on_hold': 'Beklemede',
  'jobs.on_hold_note':
    'İşveren bu ilanı beklemeye aldı. İlanı okuyabilirsiniz; yeniden açıldığında başvurabilirsiniz.',
  'jobs.web3': 'Web3',
  'jobs.verified_company': 'Doğrulanmış şirket',
  'jobs.external_note': 'Başvurular işverenin kendi sitesinde, {host} adresinde alınır.',

  'jobs.apply': 'Başvur',
  'jobs.with_resume': 'Özgeçmişinizle başvurun',
  'jobs.with_resume_help': 'PDF, DOC veya DOCX, en fazla {size, number} MB',
  'jobs.with_resume_send': 'Yükle ve devam et',
  'jobs.apply_external': 'İşverenin sitesinde başvur',
  'jobs.save': 'Kaydet',
  'jobs.save_job': '{title} ilanını kaydet',

  'jobs.fact_posted': 'İlan tarihi',
  'jobs.fact_first_seen': 'Sitemizde ilk görülme',
  'jobs.fact_open_until': 'İlan bitiş tarihi',

  'jobs.reposted': 'Burada ilk kez {date} tarihinde görüldü, sonra yeniden yayımlandı.',
  'jobs.requirements': 'Aranan nitelikler',
  'jobs.languages': 'Diller',
  'jobs.description': 'İş tanımı',
  'jobs.skills': 'Beceriler',
  'jobs.benefits': 'Yan haklar',
  'jobs.address': 'Adres',

  'jobs.remote_title': 'Uzaktan çalışma',
  'jobs.remote_open': 'Başvuruya açık ülkeler',
  'jobs.remote_anywhere': 'Tüm ülkeler',
  'jobs.remote_excluded': 'Başvuruya kapalı ülkeler',
  'jobs.remote_time_zone': 'Saat dilimi',
  'jobs.remote_working_time_zone': 'Esas alınan mesai saati',
  'jobs.remote_languages': 'Çalışma dilleri',

  'jobs.japan_title': 'Çalışma koşulları',
  'jobs.japan_contract_period': 'Sözleşme süresi',
  'jobs.japan_social_insurance': 'Sosyal sigorta',
  'jobs.japan_smoking': 'Pasif içiciliğe karşı önlemler',
  'jobs.japan_holidays': 'Tatil ve izinler',
  'jobs.japan_hours': 'Çalışma saatleri',

  'jobs.recruiter': 'İşe alım sorumlusu',

  'jobs.company': 'Şirket hakkında',
  'jobs.company_industry': 'Sektör',
  'jobs.company_size': 'Büyüklük',
  'jobs.company_stage': 'Yatırım aşaması',
  'jobs.company_location': 'Konum',
  'jobs.company_culture': 'Kültür',
  'jobs.company_benefits': 'Şirketin yan hakları',
  'jobs.company_website': 'Web sitesi',
  'jobs.company_all_jobs': '{company} tüm iş ilanları',
  'jobs.company_remote_jobs': '{company} uzaktan iş ilanları',

  'jobs.safety':
    'İşe girmek için asla para ödemeyin; kimin istediğinden emin olmadan banka bilgilerinizi veya belgelerinizi paylaşmayın.',

  'jobs.similar': 'Benzer ilanlar',

  'jobs.closed_title': 'Bu ilan kapandı',
  'jobs.closed_text': 'İşveren artık {title} ilanı için başvuru almıyor.',
  'jobs.closed_countdown':
    '{seconds, plural, one {# saniye sonra ana sayfaya yönlendirileceksiniz.} other {# saniye sonra ana sayfaya yönlendirileceksiniz.}}',
  'jobs.closed_stay': 'Burada kal',
}
