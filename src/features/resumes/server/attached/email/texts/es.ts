import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume.subject': '{name} te envió un currículum',
  'resume.text': '{name} te envía este currículum a través de {site}. Va adjunto a este correo.',
  'resume.from': 'De',
  'resume.email': 'Correo',
  'resume.file': 'Currículum',
  'resume.unknown': '¿No conoces a {name}? No abras el archivo y elimina este correo.',
  'resume.stop': 'No recibir más currículums por correo',
}
