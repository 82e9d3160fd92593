import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  title: '{site} üzerindeki verileriniz',
  text: 'Hakkınızda sakladığımız her şey; her veri türü için bir dosya. Saatler UTC’ye göredir. Şifreler, anahtarlar ve kodlar dahil değildir: yalnızca bir hırsızın işine yarardı.',
  'file.account': 'hesabınız: ad, e-posta, telefon, ülke, dil ve onaylar',
  'file.recruiter': 'işe alım uzmanı olarak rolünüz',
  'file.history': 'hesabınızda neler olduğu ve nereden yapıldığı',
  'file.messages': 'size yakın zamanda gönderdiğimiz e-postalar ve SMS’ler',
  'file.notifications': 'bildirimleriniz ve bunları ne zaman okuduğunuz',
  'file.notification-settings': 'almayı seçtiğiniz bildirimler',
  'file.sessions': 'oturumunuzun açık olduğu yerler',
  'file.known-devices': 'hesabınızın tanıdığı tarayıcılar',
  'file.recent-searches': 'aramalarınız',
  'file.viewed-jobs': 'açtığınız ilanlar',
  'file.operator': 'bu sitenin operatörü olarak rolünüz',
  'file.providers': 'giriş yaparken kullandığınız hizmetler',
  'file.passkeys': 'geçiş anahtarlarınız',
  'file.authenticator': 'kimlik doğrulama uygulamanız',
  'file.recovery-codes': 'kurtarma kodlarınız ve ne zaman kullanıldıkları',
  'file.identity': 'Singpass’in doğruladığı kimlik bilgileriniz ve doğrulama zamanı',
  'file.identity-reads': 'doğrulanmış kimliğinize kimin ve neden baktığı',
  'file.profile': 'iş arayan olarak profiliniz',
  'file.wanted-titles': 'aradığınız pozisyonlar',
  'file.files': 'fotoğrafınız ve diğer dosyalar; dosyaların kendisi files klasöründedir',
}
