import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume_mail.title': 'Currículums por correo',
  'resume_mail.text': 'Alguien te envió un currículum a través de {site}. Podemos hacer que no recibas más.',
  'resume_mail.stop': 'No quiero recibir más',
  'resume_mail.stopped': 'Ya no recibirás currículums por correo.',
  'resume_mail.broken': 'Este enlace no funciona. Cópialo completo del correo.',
}
