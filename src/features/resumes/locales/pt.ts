import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume_mail.title': 'Currículos por e-mail',
  'resume_mail.text':
    'Alguém enviou um currículo para você pelo {site}. Podemos fazer com que você não receba mais.',
  'resume_mail.stop': 'Não quero receber mais',
  'resume_mail.stopped': 'Você não receberá mais currículos por e-mail.',
  'resume_mail.broken': 'Este link não funciona. Copie-o inteiro do e-mail.',
}
