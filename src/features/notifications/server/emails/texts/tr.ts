import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': 'İlan',
  'unseen.open': 'Bildirimlerinizi görün',
  'unseen.settings':
    'Bu e-postayı, bildirimi henüz okumadığınız için alıyorsunuz. Nelerin e-postayla geleceğini bildirim ayarlarında seçebilirsiniz.',
  'unseen.choose': 'Bildirim ayarları',
  'unseen.stop': 'Bu tür e-postaları durdur',
  'push.general': '{site} hesabınızda yeni bir gelişme var',
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
  'unseen.viewed.subject': '{company} başvurunuzu açtı',
  'unseen.replied.subject': '{company} başvurunuza yanıt verdi',
  'unseen.reconsidered.subject': '{company} başvurunuzu yeniden ele aldı',
  'unseen.exchange_asked.subject': '{company} sizinle iletişim bilgilerini paylaşmak istiyor',
  'unseen.exchanged.subject': '{company} sizinle iletişim bilgilerini paylaştı',
  'unseen.exchange_asked.text':
    'İşlerim sayfasında kabul ederseniz işe alım sorumlusunun telefonunu ve e-posta adresini görürsünüz.',
  'unseen.exchanged.text': 'İşe alım sorumlusunun telefonu ve e-posta adresi İşlerim sayfasında.',
  'unseen.shortlist.subject': '{company} sizi kısa listesine aldı',
  'unseen.interview.subject': '{company} sizinle görüşmek istiyor',
  'unseen.offer.subject': '{company} size teklif vermek istiyor',
  'unseen.hired.subject': '{company} sizi işe aldı',
  'unseen.declined.subject': '{company} başvurunuzu kabul etmedi',
  'unseen.lapsed.subject': '{company} zamanında yanıt vermedi, başvurunuzu kapattık',
  'unseen.closed.subject': '{company} şirketinde başvurduğunuz bir ilan kapandı',
  'unseen.on_hold.subject': '{company} başvurduğunuz bir ilanı durdurdu',
  'unseen.invitation.subject': '{company} sizi başvurmaya davet ediyor',
  'unseen.moving.text': 'Durumunu İşlerim sayfasında görebilirsiniz.',
  'unseen.contact.text':
    'İletişim bilgilerinizi görüyorlar ve size ulaşacaklar. Telefonunuzu ve e-postanızı takip edin.',
  'unseen.hired.text': 'Size iyi bir başlangıç dileriz.',
  'unseen.declined.text': 'Bu başvuru sona erdi. Diğer başvurularınız olduğu gibi sürüyor.',
  'unseen.lapsed.text':
    'Bu, herkesin gördüğü yanıt geçmişine işlenir. Geç gelen bir yanıt başvurunuzu yeniden açar.',
  'unseen.closed.text':
    'Şu anda başka kimse başvuramaz. Başvurunuz olduğu gibi duruyor ve yanıt sözü geçerli.',
  'unseen.invitation.text':
    'Kabul edene veya başvurana kadar adınız ve iletişim bilgileriniz gizli kalır. Reddedebilirsiniz de.',
  'unseen.my_jobs': 'İşlerim sayfasında gör',
}
