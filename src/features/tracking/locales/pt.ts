import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'tracking.pixel_title': 'Publicidade: você decide',
  'tracking.pixel_text':
    'Você permite que {host} saiba quais páginas você abre aqui, para avaliarmos se a nossa publicidade funciona? O que você busca nunca é informado. O site funciona da mesma forma nos dois casos.',
  'tracking.pixel_allow': 'Permitir',
  'tracking.pixel_refuse': 'Recusar',
  'tracking.pixel_choice': 'Preferências de publicidade',
}
