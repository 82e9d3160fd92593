import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'decision.reason': 'Neden',
  'decision.until': 'Askının bitişi',
  'decision.until_further': 'ayrıca bildirilecek',
  'decision.job': 'İlan',
  'decision.company': 'Şirket',
  'decision.number': 'İlan numarası',
  'decision.by_person': 'Bu kararı ekibimizden bir kişi verdi.',
  'decision.answer':
    'Bunun bir hata olduğunu düşünüyorsanız bu e-postayı yanıtlayıp nedenini yazın. Yeniden inceleyeceğiz.',
  'decision.questions': 'Anlaşılmayan bir şey varsa bu e-postayı yanıtlayın.',
  'decision.terms': 'Kullanım koşullarını oku',
  'decision.account-suspended.subject': '{site} hesabınız askıya alındı',
  'decision.account-suspended.text':
    'Giriş yapamazsınız; tüm cihazlarınızın oturumu kapatıldı. Hesabınızdaki hiçbir şey silinmedi.',
  'decision.account-restored.subject': '{site} hesabınız yeniden açıldı',
  'decision.account-restored.text':
    'Askıya almayı kaldırdık. Yeniden giriş yapabilirsiniz; hesabınızdaki her şey bıraktığınız gibi.',
  'decision.job-closed.subject': '“{title}” ilanınız kapatıldı',
  'decision.job-closed.text':
    'Bu ilanla ilgili bildirimleri inceledik ve ilanı aşağıda belirtilen nedenle kapattık. İş arayanlar artık ilanı göremez ve ilan yeniden açılamaz.',
}
