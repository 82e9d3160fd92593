import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume.subject': '{name} enviou um currículo para você',
  'resume.text': '{name} enviou este currículo para você pelo {site}. Ele está anexado a este e-mail.',
  'resume.from': 'De',
  'resume.email': 'E-mail',
  'resume.file': 'Currículo',
  'resume.unknown': 'Não conhece {name}? Não abra o arquivo e exclua este e-mail.',
  'resume.stop': 'Não receber mais currículos por e-mail',
}
