import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'alert.subject':
    '{count, plural, one {{count} empleo nuevo} many {{count} empleos nuevos} other {{count} empleos nuevos}}: {title}',
  'alert.subject_all':
    '{count, plural, one {{count} empleo nuevo} many {{count} empleos nuevos} other {{count} empleos nuevos}} para ti',
  'alert.best': 'Los {shown} mejores de {count} empleos nuevos.',
  'alert.more_than': 'Los {shown} mejores de más de {count} empleos nuevos.',
  'alert.why': 'Encaja: {reasons}',
  'alert.in_title': '«{typed}» en el título',
  'alert.in_company': '«{typed}» en el nombre de la empresa',
  'alert.in_place': '«{typed}» como lugar',
  'alert.in_text': '«{typed}» en la descripción',
  'alert.means': '«{typed}» como {name}',
  'alert.similar': 'no coincide del todo, pero se parece a {name}',
  'alert.similar_only': 'no coincide del todo, pero el sentido es cercano',
  'alert.everything': 'todo lo que elegiste',
  'alert.not_this': 'Este tipo no',
  'alert.all': 'Ver todos los empleos que encajan',
  'alert.narrow': '¿Demasiados? Con un toque llegan menos:',
  'alert.only': 'Solo: {value} ({count})',
  'alert.only_place': 'Solo en {value} ({count})',
  'alert.change': 'Cambiar esta alerta',
  'alert.stop': 'Detener estos correos',
  'alert.reason_daily':
    'Recibes este correo porque {address} tiene la alerta de empleo «{title}» en {site}: cada mañana en que hay empleos nuevos.',
  'alert.reason_weekly':
    'Recibes este correo porque {address} tiene la alerta de empleo «{title}» en {site}: cada lunes en que hay empleos nuevos.',
  'alert.all_jobs': 'Todos los empleos',
  'confirm.subject': '¿Quieres recibir empleos nuevos de {site} por correo?',
  'confirm.text': 'Alguien, probablemente tú, indicó esta dirección para una alerta de empleo:',
  'confirm.next':
    'No llega nada más si no lo confirmas. Si lo haces, también se crea una cuenta para esta dirección, sin contraseña; puedes eliminarla cuando quieras.',
  'confirm.button': 'Ver y confirmar',
  'confirm.ignore': 'Si no fuiste tú, no tienes que hacer nada: lo olvidamos en una semana.',
}
