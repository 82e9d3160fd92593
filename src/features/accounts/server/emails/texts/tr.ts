import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.link_fallback': 'Düğme çalışmıyorsa bu adresi tarayıcınıza kopyalayın:',
  'letter.open_site': '{site} sitesine git',
  'letter.time': 'Tarih ve saat',
  'letter.device': 'Cihaz',
  'letter.reason': 'Bu e-posta, {site} sitesinde {address} adresi girildiği için gönderildi.',
  'letter.always':
    'Bu tür e-postalar her zaman gönderilir: hesabınızın güvenliği veya hesabınızla ilgili bir kararla ilgilidir.',
  'letter.contact': 'Sorularınız mı var? {email} adresine yazın.',

  'advice.secure':
    'Bunu yapan siz değilseniz şifrenizi hemen değiştirin ve hesap ayarlarında tanımadığınız cihazların oturumunu kapatın.',
  'advice.address_changed':
    'Bunu yapan siz değilseniz hesabınız ele geçirilmiş olabilir. Başka bir yolla, örneğin telefonunuzla giriş yapın ve adresi eski hâline getirin.',
  'advice.deletion': 'Bunu yapan siz değilseniz giriş yapın, hesabınızı koruyun ve şifrenizi değiştirin.',

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
  'notice.device-allowed.subject': '{site} hesabınıza bir cihazdan giriş yapıldı',
  'notice.device-allowed.text': 'Oturumunuzun açık olduğu başka bir cihaz, QR koduyla buna izin verdi.',
  'notice.provider-linked.subject': '{site} hesabınıza yeni bir giriş yöntemi eklendi',
  'notice.provider-linked.text':
    'Hesabınız başka bir hizmete bağlandı. Artık onunla da giriş yapabilirsiniz.',
  'notice.provider-linked.details': 'Hizmet',
  'notice.second-factor-changed.subject': '{site} hesabınızın iki adımlı doğrulaması değiştirildi',
  'notice.second-factor-changed.text': 'Şifreden sonra istediğimiz doğrulama değişti.',
  'notice.second-factor-changed.details': 'Değişiklik',
  'notice.recovery-code-used.subject': '{site} hesabınızda bir kurtarma kodu kullanıldı',
  'notice.recovery-code-used.text':
    'Bu kod bir daha kullanılamaz. Az kod kaldıysa hesap ayarlarından yenilerini oluşturun.',
  'notice.second-step-failed.subject': '{site} hesabınızda birkaç kez yanlış kod girildi',
  'notice.second-step-failed.text':
    'Birisi girişin ilk adımını geçti ya da cihazlarınızdan biri onda; ardından birkaç kez yanlış kod girdi. Daha ileri gidemedi.',
  'notice.taken-over.subject': '{site} hesabınız artık yalnızca sizin',
  'notice.taken-over.text':
    'Bu adresle, adres henüz doğrulanmadan açılmış bir hesap vardı. Adresi şimdi siz doğruladığınız için, başkası ayarlamış olabilir diye şifreyi, bağlı hizmetleri ve cihazları kaldırdık. Hesabı siz açtıysanız hesap ayarlarınızda yeni bir şifre belirlemeniz yeterli.',
  'notice.deletion-asked.subject': '{site} hesabınız silinecek',
  'notice.deletion-asked.text':
    'Hesabınızın silinmesini istediniz. Bu tarihe kadar giriş yaparak vazgeçebilirsiniz. Sonrasında içindeki her şey kalıcı olarak silinir.',
  'notice.deletion-asked.details': 'Silineceği tarih',
  'notice.deletion-taken-back.subject': '{site} hesabınız silinmeyecek',
  'notice.deletion-taken-back.text': 'Silme isteği geri alındı. Her şey eskisi gibi.',
  'notice.account-deleted.subject': '{site} hesabınız silindi',
  'notice.account-deleted.text':
    'İsteğiniz üzerine hesabınız ve içindeki her şey kalıcı olarak silindi. Bu, hesabınızla ilgili size gönderdiğimiz son mesaj. Dilediğiniz zaman yeni bir hesap açabilirsiniz.',
  'letter.undo': 'Değişikliği geri al',
  'letter.undo_text':
    'Bunu siz yapmadıysanız 7 gün içinde geri alın. Eski adresiniz veya numaranız hesabınıza geri döner, diğer tüm oturumlar kapatılır.',
  'notice.email-removed.subject': '{site} hesabınızın e-posta adresi kaldırıldı',
  'notice.email-removed.text': 'Artık bu adresle giriş yapamazsınız ve bu adrese e-posta gönderilmez.',
  'notice.phone-removed.subject': '{site} hesabınızın telefon numarası kaldırıldı',
  'notice.phone-removed.text': 'Artık bu numarayla giriş yapamazsınız ve bu numaraya kod gönderilmez.',
}
