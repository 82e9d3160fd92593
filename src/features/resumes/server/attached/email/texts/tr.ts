import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume.subject': '{name} size bir özgeçmiş gönderdi',
  'resume.text': '{name} bu özgeçmişi {site} üzerinden size gönderdi. Özgeçmiş bu e-postanın ekindedir.',
  'resume.from': 'Gönderen',
  'resume.email': 'E-posta',
  'resume.file': 'Özgeçmiş',
  'resume.unknown': '{name} adlı kişiyi tanımıyor musunuz? Dosyayı açmayın ve bu e-postayı silin.',
  'resume.stop': 'E-postayla özgeçmiş almayı durdur',
}
