import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'import.title': 'Completa tu perfil con un archivo',
  'import.text':
    'Un JSON Resume, un archivo de Europass o tu archivo de datos de LinkedIn. Ves lo que leímos antes de agregar nada.',
  'import.choose': 'Elige un archivo',
  'import.help':
    'JSON, XML, PDF de Europass, ZIP o CSV, de hasta {size, number} MB. El archivo en sí no se guarda.',
  'import.read': 'Leer el archivo',
  'import.where':
    'Tu archivo de LinkedIn: en LinkedIn, abre Ajustes, luego Privacidad de los datos y Obtener una copia de tus datos.',
  'import.look_title': 'Lo que leímos',
  'import.look_text':
    'De {name}. Elige qué agregar a tu perfil. Te espera aquí {hours, plural, one {# hora} other {# horas}}.',
  'import.known': 'Ya está en tu perfil',
  'import.replaces': 'Reemplaza: {present}',
  'import.shortened': 'Se acortó: era demasiado largo para un perfil.',
  'import.room':
    '{count, plural, =0 {No queda espacio aquí. Elimina primero algo de tu perfil.} one {Queda espacio para uno más. Elige cuál.} other {Queda espacio para # más. Elige cuáles.}}',
  'import.month_help': 'Sin el mes, esta fecha no se agrega.',
  'import.end_help': 'Déjalo vacío si todavía trabajas ahí.',
  'import.choose_one': 'Elige una opción',
  'import.left_title': 'Lo que no se tomó',
  'import.left_text': 'Un perfil no tiene lugar para esto, o no pudimos leerlo.',
  'import.nothing': 'En este archivo no hay nada que vaya en un perfil.',
  'import.add': 'Agregar a mi perfil',
  'import.discard': 'Usar otro archivo',
  'import.leave': 'Continuar sin agregar nada',
  'import.none': 'No marcaste nada, así que no se agregó nada. Todo lo que leímos sigue aquí.',
  'import.show_place': 'Ver en el documento',
  'import.file_not_kept': 'El archivo no está entre tus currículums. Lo que leímos en él sigue aquí.',
}
