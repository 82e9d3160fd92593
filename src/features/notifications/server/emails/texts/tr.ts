import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': 'İlan',
  'unseen.open': 'Bildirimlerinizi görün',
  'unseen.settings':
    'Bu e-postayı, bildirimi henüz okumadığınız için alıyorsunuz. Nelerin e-postayla geleceğini bildirim ayarlarında seçebilirsiniz.',
  'unseen.one.subject': '{site} hesabınızın bir cihazdaki oturumu kapatıldı',
  'unseen.one.text': 'Bu, hesabınızın başka bir cihazından yapıldı.',
  'unseen.others.subject': '{site} hesabınızın diğer tüm cihazlardaki oturumları kapatıldı',
  'unseen.others.text': 'Yalnızca bunu yapan cihazda oturum açık kaldı.',
  'unseen.upheld.subject': '{site} üzerinde bildirdiğiniz ilanı kapattık',
  'unseen.upheld.text':
    'Bildiriminiz için teşekkürler. İnceledik ve ilanı kapattık. Artık aramalarda görünmüyor.',
  'unseen.dismissed.subject': '{site} üzerinde bildirdiğiniz ilanı inceledik',
  'unseen.dismissed.text':
    'Bildiriminiz için teşekkürler. İlanı inceledik, kurallarımıza aykırı bir şey bulmadık ve yayında bıraktık.',
  'unseen.export.subject': '{site} verileriniz indirildi',
  'unseen.export.text': 'Hesabınızdaki tüm verilerin bir kopyası oluşturuldu ve indirildi.',
}
