import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume.subject': '{name} mengirim CV kepada Anda',
  'resume.text': '{name} mengirim CV ini kepada Anda lewat {site}. CV terlampir pada email ini.',
  'resume.from': 'Dari',
  'resume.email': 'Email',
  'resume.file': 'CV',
  'resume.unknown': 'Tidak mengenal {name}? Jangan buka berkasnya dan hapus email ini.',
  'resume.stop': 'Berhenti menerima CV lewat email',
}
