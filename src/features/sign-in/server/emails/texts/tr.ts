import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'Bu kodu, sizden istendiği sayfaya girin:',
  'letter.valid_minutes':
    'Yalnızca bir kez, {minutes, plural, one {# dakika} other {# dakika}} içinde kullanılabilir.',
  'letter.valid_hours':
    'Yalnızca bir kez, {hours, plural, one {# saat} other {# saat}} içinde kullanılabilir.',
  'letter.never_share':
    'Bu kodu kimseyle paylaşmayın. {site} bu kodu sizden telefonla, sohbette veya e-postayla istemez.',

  'sms.never_share': 'Kimseyle paylaşmayın.',

  'advice.ignore_code':
    'Bunu siz istemediyseniz bu e-postayı dikkate almayın. Kod olmadan hiçbir şey değişmez.',
  'advice.ignore_link':
    'Bunu siz istemediyseniz bu e-postayı dikkate almayın. Bağlantı açılmadan hiçbir şey değişmez.',
  'advice.second_factor': 'Şu anda giriş yapmıyorsanız biri şifrenizi biliyor demektir. Hemen değiştirin.',

  'code.sign-in.subject': '{code}, {site} giriş kodunuz',
  'code.sign-in.heading': '{site} hesabınıza giriş yapın',
  'code.sign-up.subject': '{code}, {site} kayıt kodunuz',
  'code.sign-up.heading': '{site} hesabınızı oluşturun',
  'code.verify-email.subject': '{code}, {site} e-posta doğrulama kodunuz',
  'code.verify-email.heading': 'E-posta adresinizi doğrulayın',
  'code.verify-phone.subject': '{code}, {site} telefon doğrulama kodunuz',
  'code.verify-phone.heading': 'Telefon numaranızı doğrulayın',
  'code.reset-password.subject': '{code}, {site} şifre sıfırlama kodunuz',
  'code.reset-password.heading': 'Yeni bir şifre belirleyin',
  'code.change-email.subject': '{code}, {site} e-posta değiştirme kodunuz',
  'code.change-email.heading': 'E-posta adresinizi değiştirin',
  'code.change-phone.subject': '{code}, {site} telefon değiştirme kodunuz',
  'code.change-phone.heading': 'Telefon numaranızı değiştirin',
  'code.second-factor.subject': '{code}, {site} doğrulama kodunuz',
  'code.second-factor.heading': 'Girişin ikinci adımı',
  'code.confirm.subject': '{code}, {site} onay kodunuz',
  'code.confirm.heading': 'Siz olduğunuzu doğrulayın',

  'link.magic-link.subject': '{site} giriş bağlantınız',
  'link.magic-link.heading': '{site} hesabınıza giriş yapın',
  'link.magic-link.text': 'Giriş yapmak için düğmeye basın. Şifre gerekmez.',
  'link.magic-link.button': 'Giriş yap',
  'link.verify-email.subject': '{site} için e-posta adresinizi doğrulayın',
  'link.verify-email.heading': 'E-posta adresinizi doğrulayın',
  'link.verify-email.text': 'Bu adresin size ait olduğunu doğrulamak için düğmeye basın.',
  'link.verify-email.button': 'E-postayı doğrula',
}
