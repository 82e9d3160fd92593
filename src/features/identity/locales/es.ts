import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': 'Confirma tu identidad',
  'identity.row': 'Identidad',
  'identity.row_none': 'Sin confirmar',
  'identity.row_elsewhere': 'Para personas que están en Singapur',
  'identity.row_verified': '{number}, confirmada con Singpass el {date}',
  'identity.row_mismatch': 'Tu nombre ya no coincide con el que confirmó Singpass',
  'identity.intro':
    'Con Singpass, la identidad digital de Singapur, demuestras que el nombre de tu cuenta es realmente el tuyo. Es voluntario: puedes buscar empleo y postularte sin hacerlo.',
  'identity.asked_title': 'Qué le pedimos a Singpass',
  'identity.number': 'NRIC o FIN',
  'identity.name': 'Nombre',
  'identity.nationality': 'Nacionalidad',
  'identity.residential_status': 'Situación de residencia',
  'identity.pass_type': 'Tipo de permiso',
  'identity.pass_status': 'Estado del permiso',
  'identity.pass_expiry_date': 'Vencimiento del permiso',
  'identity.kept_title': 'Qué guardamos y quién lo ve',
  'identity.kept_text':
    'Estos datos se guardan cifrados y separados de todo lo demás. Solo tú los ves, y del número solo los últimos cuatro caracteres. Las empresas no los ven y no se los damos a nadie. Cada consulta queda registrada. Puedes eliminarlos cuando quieras.',
  'identity.match_title': 'Los nombres tienen que coincidir',
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
    'Tu cuenta aún no tiene nombre. Agrégalo primero, tal como aparece en tu documento de identidad.',
  'identity.add_name': 'Agregar tu nombre',
  'identity.changed_title': 'Tu nombre ya no coincide',
  'identity.changed_text':
    'Tu cuenta ahora dice {name}, y ese nombre ya no coincide con el de Singpass. Corrígelo en la configuración de la cuenta o elimina estos datos.',
  'identity.citizen': 'Ciudadanía',
  'identity.permanent_resident': 'Residencia permanente',
  'identity.foreigner': 'Persona extranjera',
  'identity.mismatch_title': 'Los datos de identidad no coinciden. Inténtalo de nuevo',
  'identity.mismatch_text':
    'El nombre de tu cuenta no es el que tiene Singpass. No guardamos nada. Escribe tu nombre tal como aparece en tu documento de identidad, en letras latinas, e inténtalo de nuevo.',
  'identity.try_again': 'Reintentar',
  'identity.contact': 'Escríbenos',
}
