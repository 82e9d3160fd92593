import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume.subject': '{name} menghantar resume kepada anda',
  'resume.text': '{name} menghantar resume ini kepada anda melalui {site}. Ia dilampirkan pada e-mel ini.',
  'resume.from': 'Daripada',
  'resume.email': 'E-mel',
  'resume.file': 'Resume',
  'resume.unknown': 'Tidak kenal {name}? Jangan buka fail ini dan padam e-mel ini.',
  'resume.stop': 'Jangan terima resume melalui e-mel lagi',
}
