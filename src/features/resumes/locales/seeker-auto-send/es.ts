import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'auto.title': 'Enviar un currículum automáticamente',
  'auto.help':
    'Va con tu primer mensaje de cada postulación, salvo que allí elijas otro. Cada envío queda en la lista de quién vio qué.',
  'auto.off': 'Desactivado',
  'auto.set_automatic': 'Ahora {name} se envía automáticamente.',
  'auto.not_automatic': 'Ahora no se envía ningún currículum automáticamente.',
  'auto.save': 'Guardar',
}
