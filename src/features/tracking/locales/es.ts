import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'tracking.pixel_title': 'Publicidad: tú decides',
  'tracking.pixel_text':
    '¿Permites que {host} sepa qué páginas abres aquí, para saber si nuestra publicidad funciona? Nunca lo que buscas. El sitio funciona igual en ambos casos.',
  'tracking.pixel_allow': 'Permitir',
  'tracking.pixel_refuse': 'Rechazar',
  'tracking.pixel_choice': 'Preferencias de publicidad',
}
