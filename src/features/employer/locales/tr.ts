import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'employer.for_employers': 'İşverenler için',
  'employer.log_out': 'Çıkış yap',
  'employer.settings': 'Hesap ayarları',
  'employer.home_title': 'Şirketiniz',
  'employer.signed_in_as': '{name} olarak giriş yaptınız',
  'employer.company': 'Şirket',
  'employer.is_verified': 'Doğrulanmış şirket',
  'employer.is_not_verified': 'Henüz doğrulanmadı',
  'employer.public_page': 'Herkese açık sayfayı gör',
  'employer.open_jobs': '{count, plural, =0 {Açık ilanlar} one {# açık ilan} other {# açık ilan}}',
  'employer.no_jobs': 'Şu anda açık ilan yok.',
  'employer.on_hold': 'Beklemede',
  'employer.posted': '{date} tarihinde yayımlandı',
  'employer.newest_only':
    '{count, plural, one {En yenisi gösteriliyor.} other {En yeni # ilan gösteriliyor.}}',
  'employer.team': 'Burada işe alım yapanlar',
  'employer.you': '{name} (siz)',
  'employer.role_coordinator': 'Koordinatör',
  'employer.role_admin': 'Yönetici',
  'employer.role_recruiter': 'İşe alım uzmanı',
  'employer.not_yet_title': 'Henüz hazır değil',
  'employer.not_yet_text':
    'İlan yayımlama ve kapatma, ekip arkadaşı ekleme, başvurular ve sohbet hazırlanıyor; hepsi bu sayfaya gelecek.',
  'employer.to_seekers': 'İş arayanlar sitesine git',
  'employer.sign_in_title': 'İşe alım için giriş yapın',
  'employer.sign_in_text':
    'Bir şirket adına işe alım yapanlar içindir. İş ararken kullandığınız hesabın aynısıdır.',
  'employer.login': 'E-posta veya telefon numarası',
  'employer.sign_in': 'Giriş yap',
  'employer.send_code': 'E-postama kod gönder',
  'employer.code_title': 'Kodu girin',
  'employer.code_text': '{email} adresine ait bir hesap varsa altı haneli kod yolda.',
  'employer.other_email': 'Başka bir adres kullan',
  'employer.or_seeker': 'İş arayan olarak giriş yaptınız mı?',
  'employer.go_on': 'O hesapla devam et',
  'employer.nobody_there': 'Bu tarayıcıda iş arayanlar sitesinde kimse giriş yapmamış. Buradan giriş yapın.',
  'employer.no_account': 'Bu adrese ait bir hesap yok. Yeni şirketler henüz kaydolamıyor.',
}
