import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': 'Confirma tu identidad',
  'identity.intro':
    'Con Singpass, la identidad digital de Singapur, demuestras que el nombre de tu cuenta es realmente el tuyo. Es voluntario: puedes buscar empleo y postularte sin hacerlo.',
  'identity.asked_title': 'Qué pedimos a Singpass',
  'identity.number': 'NRIC o FIN',
  'identity.name': 'Nombre',
  'identity.nationality': 'Nacionalidad',
  'identity.residential_status': 'Situación de residencia',
  'identity.pass_type': 'Tipo de permiso',
  'identity.pass_status': 'Estado del permiso',
  'identity.pass_expiry_date': 'Vencimiento del permiso',
  'identity.kept_title': 'Qué guardamos y quién lo ve',
  'identity.kept_text':
    'Estos datos se guardan cifrados y separados de todo lo demás. Solo los ves tú, y del número solo los cuatro últimos caracteres. Las empresas no los ven y no los cedemos a nadie. Cada vez que se abren queda registrado. Puedes eliminarlos cuando quieras.',
  'identity.match_title': 'Los nombres deben coincidir',
  'identity.match_text':
    'En tu cuenta figura {name}. Cada una de esas palabras debe formar parte de tu nombre en Singpass; el orden, las mayúsculas, los espacios y los acentos no importan. Si no coinciden, no guardamos nada.',
  'identity.start': 'Continuar a Singpass',
  'identity.confirmed_title': 'Tu identidad está confirmada',
  'identity.confirmed_on': 'Confirmada con Singpass el {date}',
  'identity.only_you': 'Solo tú ves estos datos.',
  'identity.again': 'Actualizar desde Singpass',
  'identity.delete': 'Eliminar estos datos',
  'identity.delete_text': 'Se borran de inmediato. Puedes volver a confirmar tu identidad cuando quieras.',
  'identity.delete_now': 'Eliminar',
  'identity.deleted': 'Los datos de tu identidad se han eliminado.',
  'identity.elsewhere':
    'Singpass es la identidad digital de Singapur, por eso solo se ofrece a quienes están allí.',
  'identity.in_singapore': 'Estoy en Singapur',
  'identity.unconfigured': 'Por ahora, este sitio no ofrece la confirmación de identidad.',
  'identity.nameless':
    'Tu cuenta aún no tiene nombre. Añádelo primero, tal como aparece en tu documento de identidad.',
  'identity.add_name': 'Añadir tu nombre',
  'identity.citizen': 'Ciudadanía',
  'identity.permanent_resident': 'Residencia permanente',
  'identity.foreigner': 'Extranjero',
  'identity.mismatch_title': 'Los datos de identidad no coinciden. Inténtalo de nuevo',
  'identity.mismatch_text':
    'El nombre de tu cuenta no es el que tiene Singpass. No hemos guardado nada. Escribe tu nombre como en tu documento de identidad, en letras latinas, e inténtalo de nuevo.',
  'identity.try_again': 'Intentarlo de nuevo',
  'identity.contact': 'Escríbenos',
}
