import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.link_fallback': 'Si el botón no funciona, copia esta dirección en tu navegador:',
  'letter.open_site': 'Ir a {site}',
  'letter.time': 'Fecha y hora',
  'letter.device': 'Dispositivo',
  'letter.reason': 'Enviamos este correo a {address} porque alguien escribió esa dirección en {site}.',
  'letter.always':
    'Los correos como este llegan siempre: tratan de la seguridad de tu cuenta o de una decisión sobre ella.',
  'letter.contact': '¿Tienes preguntas? Escribe a {email}.',

  'advice.secure':
    'Si no fuiste tú, cambia tu contraseña cuanto antes y, en la configuración de tu cuenta, cierra la sesión de los dispositivos que no reconozcas.',
  'advice.address_changed':
    'Si no fuiste tú, es posible que alguien se haya apoderado de tu cuenta. Entra de otra forma, por ejemplo con tu teléfono, y vuelve a poner tu dirección.',
  'advice.deletion': 'Si no fuiste tú, inicia sesión, conserva la cuenta y cambia tu contraseña.',

  'notice.password-changed.subject': 'Se cambió tu contraseña de {site}',
  'notice.password-changed.text': 'A partir de ahora solo sirve la contraseña nueva.',
  'notice.email-changed.subject': 'Se cambió el correo de tu cuenta de {site}',
  'notice.email-changed.text':
    'A partir de ahora inicias sesión con la dirección nueva, y ahí te escribiremos.',
  'notice.email-changed.details': 'Dirección nueva',
  'notice.phone-changed.subject': 'Se cambió el teléfono de tu cuenta de {site}',
  'notice.phone-changed.text':
    'A partir de ahora inicias sesión con el número nuevo, y ahí te enviaremos los códigos.',
  'notice.phone-changed.details': 'Número nuevo',
  'notice.new-device.subject': 'Nuevo inicio de sesión en tu cuenta de {site}',
  'notice.new-device.text': 'Se abrió tu cuenta en un dispositivo que no habíamos visto antes.',
  'notice.device-allowed.subject': 'Se inició sesión en tu cuenta de {site} en un dispositivo',
  'notice.device-allowed.text':
    'Lo permitió con un código QR otro de tus dispositivos, en el que ya habías iniciado sesión.',
  'notice.provider-linked.subject': 'Una nueva forma de entrar en tu cuenta de {site}',
  'notice.provider-linked.text':
    'Tu cuenta se vinculó con otro servicio. Ahora también puedes entrar con él.',
  'notice.provider-linked.details': 'Servicio',
  'notice.second-factor-changed.subject': 'Se cambió la verificación en dos pasos de tu cuenta de {site}',
  'notice.second-factor-changed.text': 'Cambió lo que pedimos después de la contraseña.',
  'notice.second-factor-changed.details': 'Qué cambió',
  'notice.recovery-code-used.subject': 'Se usó un código de recuperación de tu cuenta de {site}',
  'notice.recovery-code-used.text':
    'Ese código ya no sirve. Si te quedan pocos, crea otros en la configuración de tu cuenta.',
  'notice.second-step-failed.subject': 'Varios códigos incorrectos en tu cuenta de {site}',
  'notice.second-step-failed.text':
    'Alguien superó el primer paso del inicio de sesión, o tiene uno de tus dispositivos, y luego escribió varios códigos incorrectos. No pudo seguir adelante.',
  'notice.taken-over.subject': 'Tu cuenta de {site} ahora es solo tuya',
  'notice.taken-over.text':
    'Ya existía una cuenta con esta dirección antes de que alguien la confirmara. Como ahora la confirmaste tú, quitamos la contraseña, los servicios vinculados y los dispositivos, por si los había puesto otra persona. Si fuiste tú, solo tienes que elegir una contraseña nueva en la configuración de tu cuenta.',
  'notice.deletion-asked.subject': 'Tu cuenta de {site} se va a eliminar',
  'notice.deletion-asked.text':
    'Nos pediste eliminarla. Hasta esa fecha puedes cambiar de opinión: basta con iniciar sesión. Después, todo su contenido se borrará para siempre.',
  'notice.deletion-asked.details': 'Se eliminará el',
  'notice.deletion-taken-back.subject': 'Conservas tu cuenta de {site}',
  'notice.deletion-taken-back.text': 'No se eliminará. Todo sigue como estaba.',
  'notice.account-deleted.subject': 'Tu cuenta de {site} se eliminó',
  'notice.account-deleted.text':
    'Como pediste, tu cuenta y todo lo que contenía se borraron para siempre. Este es el último mensaje que recibirás sobre ella. Puedes crear una cuenta nueva cuando quieras.',
  'letter.undo': 'Deshacer el cambio',
  'letter.undo_text':
    'Si no fuiste tú, deshazlo en un plazo de 7 días. Tu dirección o número anterior volverá a tu cuenta y se cerrarán todas las demás sesiones.',
  'notice.email-removed.subject': 'Se quitó el correo de tu cuenta de {site}',
  'notice.email-removed.text':
    'Ya no puedes iniciar sesión con esta dirección ni enviaremos más correos a ella.',
  'notice.phone-removed.subject': 'Se quitó el número de teléfono de tu cuenta de {site}',
  'notice.phone-removed.text': 'Ya no puedes iniciar sesión con este número ni enviaremos más códigos a él.',
}
