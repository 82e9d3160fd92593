import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'greet.title': 'Saludos',
  'greet.text': 'Tus primeras palabras para quien recluta, listas para enviar.',
  'greet.list_title': 'Tus saludos',
  'greet.empty': 'Todavía no tienes saludos.',
  'greet.add_title': 'Nuevo saludo',
  'greet.field': 'Saludo',
  'greet.help':
    'Como máximo {max} caracteres. Sin direcciones, teléfonos ni nombres de mensajería: los intercambian tras una postulación, cuando ambos quieran.',
  'greet.add': 'Añadir',
  'greet.save': 'Guardar',
  'greet.edit': 'Editar',
  'greet.remove': 'Quitar',
  'greet.cancel': 'Cancelar',
  'greet.default': 'Predeterminado',
  'greet.make_default': 'Usar por defecto',
  'greet.up': 'Subir',
  'greet.down': 'Bajar',
  'greet.handle': 'Arrastra o mueve con las flechas: {text}',
  'greet.moved': 'Ahora en el lugar {position} de {all}.',
  'greet.removed': 'Saludo quitado.',
  'greet.full': 'Tienes {max} saludos. Quita uno para añadir otro.',
  'greet.act_on': '{act}: {text}',
  'greet.start_title': 'Para empezar',
  'greet.start_text': 'Añade uno y hazlo tuyo.',
  'greet.start_1': 'Hola, he leído su anuncio y me gustaría saber más sobre el puesto.',
  'greet.start_2': 'Hola, mi experiencia encaja bien con este puesto. Me encantaría conversar.',
  'greet.start_3': 'Buenos días, ¿sigue abierta la vacante? Puedo empezar pronto y enviar mi currículum.',
  'greet.start_4': 'Hola, me interesa su empresa y quisiera saber qué es lo más importante en este puesto.',
}
