import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'outside.title': '¿Te postulaste?',
  'outside.text':
    'Podemos guardar este empleo en Mis empleos para que no lo pierdas de vista. Nadie más lo sabrá.',
  'outside.yes': 'Sí, guardarlo',
  'outside.no': 'No',
  'outside.kept': 'Quedó en Mis empleos, en «En otros sitios».',
}
