import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'employer.for_employers': 'İşverenler için',
  'employer.log_out': 'Oturumu kapat',
  'employer.home_title': 'Şirketiniz',
  'employer.signed_in_as': '{name} olarak oturum açıldı',
  'employer.company': 'Şirket',
  'employer.is_verified': 'Doğrulanmış şirket',
  'employer.is_not_verified': 'Henüz doğrulanmadı',
  'employer.public_page': 'Herkese açık sayfayı gör',
  'employer.open_jobs': '{count, plural, =0 {Açık ilanlar} one {# açık ilan} other {# açık ilan}}',
  'employer.no_jobs': 'Şu anda açık ilan yok.',
  'employer.on_hold': 'Beklemede',
  'employer.posted': '{date} tarihinde yayınlandı',
  'employer.newest_only':
    '{count, plural, one {En yenisi gösteriliyor.} other {En yeni # ilan gösteriliyor.}}',
  'employer.team': 'Burada işe alım yapanlar',
  'employer.you': '{name} (siz)',
  'employer.role_coordinator': 'Koordinatör',
  'employer.role_admin': 'Yönetici',
  'employer.role_recruiter': 'İşe alım uzmanı',
  'employer.not_yet_title': 'Henüz burada olmayanlar',
  'employer.not_yet_text': 'İlan yayınlama ve kapatma, adaylar ve sohbet hazırlanıyor; bu sayfaya gelecek.',
  'employer.to_seekers': 'İş arayanların sitesine git',
  'employer.sign_in_title': 'İşe alım için oturum açın',
  'employer.sign_in_text':
    'Bir şirket adına işe alım yapanlar içindir. İş ararken kullandığınız hesapla aynıdır.',
  'employer.login': 'E-posta veya telefon numarası',
  'employer.password': 'Parola',
  'employer.sign_in': 'Oturum aç',
  'employer.or_code': 'Parolanız yanınızda değil mi?',
  'employer.email': 'E-posta',
  'employer.send_code': 'Bana kod gönder',
  'employer.code_title': 'Kodu girin',
  'employer.code_text': '{email} adresinin bir hesabı varsa altı haneli kod yolda.',
  'employer.code': 'Altı haneli kod',
  'employer.other_email': 'Başka bir adres kullan',
  'employer.or_seeker': 'İş arayan olarak oturumunuz açık mı?',
  'employer.go_on': 'O hesapla devam et',
  'employer.no_account':
    'Bu adresle bir hesap yok. Önce iş arayanların sitesinde kaydolun, sonra şirketinizin koordinatöründen sizi eklemesini isteyin.',
}
