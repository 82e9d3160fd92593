import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': 'Empleo',
  'unseen.open': 'Ver tus notificaciones',
  'unseen.settings':
    'Recibes este correo porque aún no habías leído la notificación. En los ajustes de notificaciones puedes elegir qué llega por correo.',
  'unseen.one.subject': 'Se cerró la sesión de tu cuenta de {site} en un dispositivo',
  'unseen.one.text': 'Se hizo desde otro dispositivo de tu cuenta.',
  'unseen.others.subject': 'Se cerró la sesión de tu cuenta de {site} en todos los demás dispositivos',
  'unseen.others.text': 'Solo queda abierta la sesión del dispositivo desde el que se hizo.',
  'unseen.upheld.subject': 'Cerramos el empleo que denunciaste en {site}',
  'unseen.upheld.text':
    'Gracias por tu denuncia. La revisamos y cerramos el empleo. Ya no aparece en las búsquedas.',
  'unseen.dismissed.subject': 'Revisamos el empleo que denunciaste en {site}',
  'unseen.dismissed.text':
    'Gracias por tu denuncia. Revisamos el empleo, no encontramos nada contra nuestras normas y sigue publicado.',
  'unseen.export.subject': 'Se descargaron tus datos de {site}',
  'unseen.export.text': 'Se hizo y se descargó una copia de todos los datos de tu cuenta.',
}
