import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': 'Empleo',
  'unseen.open': 'Ver tus notificaciones',
  'unseen.settings':
    'Recibes este correo porque aún no habías leído la notificación. En los ajustes de notificaciones puedes elegir qué llega por correo.',
  'unseen.choose': 'Ajustes de notificaciones',
  'unseen.stop': 'No recibir más correos de este tipo',
  'push.general': 'Hay novedades en tu cuenta de {site}',
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
  'unseen.viewed.subject': '{company} abrió tu postulación',
  'unseen.replied.subject': '{company} respondió a tu postulación',
  'unseen.reconsidered.subject': '{company} retomó tu postulación',
  'unseen.exchange_asked.subject': '{company} quiere intercambiar datos de contacto contigo',
  'unseen.exchanged.subject': '{company} intercambió datos de contacto contigo',
  'unseen.exchange_asked.text': 'Si aceptas en Mis empleos, verás el teléfono y el correo de quien recluta.',
  'unseen.exchanged.text': 'El teléfono y el correo de quien recluta están en Mis empleos.',
  'unseen.shortlist.subject': '{company} te puso en su lista de preseleccionados',
  'unseen.interview.subject': '{company} quiere entrevistarte',
  'unseen.offer.subject': '{company} quiere hacerte una oferta',
  'unseen.hired.subject': '{company} te contrató',
  'unseen.declined.subject': '{company} no aceptó tu postulación',
  'unseen.lapsed.subject': '{company} no respondió a tiempo y cerramos tu postulación',
  'unseen.closed.subject': 'Se cerró un empleo de {company} al que te postulaste',
  'unseen.on_hold.subject': '{company} puso en pausa un empleo al que te postulaste',
  'unseen.invitation.subject': '{company} te invita a postularte',
  'unseen.moving.text': 'En Mis empleos ves cómo va.',
  'unseen.contact.text':
    'Ven tus datos de contacto y se comunicarán contigo. Atiende tu teléfono y tu correo.',
  'unseen.hired.text': 'Te deseamos un buen comienzo.',
  'unseen.declined.text': 'Esta postulación terminó. Las demás siguen igual.',
  'unseen.lapsed.text':
    'Cuenta en el historial de respuestas que todos ven. Una respuesta tardía reabre tu postulación.',
  'unseen.closed.text':
    'Ya nadie más puede postularse. Tu postulación sigue igual y la promesa de responder se mantiene.',
  'unseen.invitation.text':
    'Tu nombre y tus datos de contacto siguen ocultos hasta que aceptes o te postules. También puedes rechazarla.',
  'unseen.my_jobs': 'Ver en Mis empleos',
}
