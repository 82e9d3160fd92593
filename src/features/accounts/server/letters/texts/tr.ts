import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'Bu kodu, sizden istenen sayfaya girin:',
  'letter.valid_minutes':
    'Yalnızca bir kez, {minutes, plural, one {# dakika} other {# dakika}} içinde kullanılabilir.',
  'letter.valid_hours':
    'Yalnızca bir kez, {hours, plural, one {# saat} other {# saat}} içinde kullanılabilir.',
  'letter.never_share':
    'Bu kodu kimseyle paylaşmayın. {site} bu kodu telefonla, sohbetle veya e-postayla sizden istemez.',
  'letter.link_fallback': 'Düğme çalışmıyorsa bu adresi tarayıcınıza kopyalayın:',
  'letter.open_site': '{site} sitesine git',
  'letter.time': 'Zaman',
  'letter.device': 'Cihaz',
  'letter.reason': 'Bu e-posta, {site} sitesinde {address} adresi girildiği için gönderildi.',
  'letter.contact': 'Sorularınız mı var? {email} adresine yazın.',

  'sms.never_share': 'Kimseyle paylaşmayın.',

  'advice.ignore_code': 'Bunu siz istemediyseniz bu e-postayı yok sayın. Kod olmadan hiçbir şey değişmez.',
  'advice.ignore_link':
    'Bunu siz istemediyseniz bu e-postayı yok sayın. Bağlantı açılmadan hiçbir şey değişmez.',
  'advice.ignore': 'Bu siz değilseniz bir şey yapmanız gerekmez.',
  'advice.second_factor': 'Şu anda giriş yapmıyorsanız biri şifrenizi biliyor demektir. Hemen değiştirin.',
  'advice.secure':
    'Bu siz değilseniz şifrenizi hemen değiştirin ve hesap ayarlarında tanımadığınız cihazların oturumunu kapatın.',
  'advice.address_changed':
    'Bu siz değilseniz hesabınız ele geçirilmiş olabilir. Başka bir yolla, örneğin telefonunuzla giriş yapın ve adresi eski hâline getirin.',
  'advice.deletion': 'Bu siz değilseniz giriş yapıp hesabı koruyun ve şifrenizi değiştirin.',

  'code.sign-in.subject': '{code}, {site} giriş kodunuz',
  'code.sign-in.heading': '{site} hesabınıza girin',
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
  'code.confirm.subject': '{code}, {site} kimlik onay kodunuz',
  'code.confirm.heading': 'Siz olduğunuzu onaylayın',

  'link.magic-link.subject': '{site} giriş bağlantınız',
  'link.magic-link.heading': '{site} hesabınıza girin',
  'link.magic-link.text': 'Giriş yapmak için düğmeye basın. Şifre gerekmez.',
  'link.magic-link.button': 'Giriş yap',
  'link.verify-email.subject': '{site} için e-posta adresinizi doğrulayın',
  'link.verify-email.heading': 'E-posta adresinizi doğrulayın',
  'link.verify-email.text': 'Bu adresin size ait olduğunu doğrulamak için düğmeye basın.',
  'link.verify-email.button': 'E-postayı doğrula',

  'notice.password-changed.subject': '{site} şifreniz değiştirildi',
  'notice.password-changed.text': 'Bundan sonra yalnızca yeni şifre geçerlidir.',
  'notice.email-changed.subject': '{site} hesabınızın e-posta adresi değiştirildi',
  'notice.email-changed.text':
    'Bundan sonra yeni adresle giriş yapacaksınız; e-postalarımız da oraya gönderilecek.',
  'notice.email-changed.details': 'Yeni adres',
  'notice.phone-changed.subject': '{site} hesabınızın telefon numarası değiştirildi',
  'notice.phone-changed.text':
    'Bundan sonra yeni numarayla giriş yapacaksınız; kodlarımız da oraya gönderilecek.',
  'notice.phone-changed.details': 'Yeni numara',
  'notice.new-device.subject': '{site} hesabınıza yeni bir cihazdan giriş yapıldı',
  'notice.new-device.text': 'Hesabınız daha önce görmediğimiz bir cihazda açıldı.',
  'notice.already-registered.subject': 'Zaten bir {site} hesabınız var',
  'notice.already-registered.text':
    'Biri, büyük olasılıkla siz, bu adresle kaydolmayı denedi. Bu adresin zaten bir hesabı var: giriş yapmanız yeterli. Şifrenizi unuttuysanız oradan yenisini belirleyebilirsiniz.',
  'notice.provider-linked.subject': '{site} hesabınıza yeni bir giriş yöntemi eklendi',
  'notice.provider-linked.text':
    'Hesabınız başka bir hizmete bağlandı. Artık onunla da giriş yapabilirsiniz.',
  'notice.provider-linked.details': 'Hizmet',
  'notice.second-factor-changed.subject': '{site} hesabınızın iki adımlı doğrulaması değiştirildi',
  'notice.second-factor-changed.text': 'Şifreden sonra istenen doğrulama değişti.',
  'notice.second-factor-changed.details': 'Değişiklik',
  'notice.recovery-code-used.subject': '{site} hesabınız için bir kurtarma kodu kullanıldı',
  'notice.recovery-code-used.text':
    'Bu kod bir daha kullanılamaz. Az kod kaldıysa hesap ayarlarından yenilerini oluşturun.',
  'notice.deletion-asked.subject': '{site} hesabınız silinecek',
  'notice.deletion-asked.text':
    'Hesabınızın silinmesini istediniz. O zamana kadar giriş yaparak vazgeçebilirsiniz. Sonrasında içindeki her şey kalıcı olarak silinir.',
  'notice.deletion-asked.details': 'Silineceği tarih',
  'notice.deletion-taken-back.subject': '{site} hesabınız duruyor',
  'notice.deletion-taken-back.text': 'Hesabınız silinmeyecek. Her şey eskisi gibi.',
  'notice.account-suspended.subject': '{site} hesabınız askıya alındı',
  'notice.account-suspended.text':
    'Giriş yapamazsınız; tüm cihazlarınızın oturumu kapatıldı. Bunun bir hata olduğunu düşünüyorsanız destek ekibiyle iletişime geçin.',
  'notice.account-suspended.details': 'Neden',
  'notice.account-restored.subject': '{site} hesabınız yeniden açıldı',
  'notice.account-restored.text': 'Askıya alma kaldırıldı. Eskisi gibi giriş yapabilirsiniz.',
  'letter.undo': 'Değişikliği geri al',
  'letter.undo_text':
    'Bunu siz yapmadıysanız 7 gün içinde geri alın. Yeniden eski bilgilerinizle giriş yaparsınız, diğer tüm oturumlar kapatılır.',
  'notice.email-removed.subject': '{site} hesabınızın e-posta adresi kaldırıldı',
  'notice.email-removed.text': 'Artık bu adresle giriş yapamazsınız ve bu adrese e-posta gönderilmez.',
  'notice.phone-removed.subject': '{site} hesabınızın telefon numarası kaldırıldı',
  'notice.phone-removed.text': 'Artık bu numarayla giriş yapamazsınız ve bu numaraya kod gönderilmez.',
}
