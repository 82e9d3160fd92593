import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'Escribe este código en la página que te lo pide:',
  'letter.valid_minutes': 'Sirve una sola vez, durante {minutes, plural, one {# minuto} other {# minutos}}.',
  'letter.valid_hours': 'Sirve una sola vez, durante {hours, plural, one {# hora} other {# horas}}.',
  'letter.never_share':
    'No le des este código a nadie. {site} nunca te lo pedirá por teléfono, chat ni correo.',
  'letter.link_fallback': 'Si el botón no funciona, copia esta dirección en tu navegador:',
  'letter.open_site': 'Ir a {site}',
  'letter.time': 'Fecha y hora',
  'letter.device': 'Dispositivo',
  'letter.reason': 'Enviamos este correo a {address} porque alguien escribió esa dirección en {site}.',
  'letter.contact': '¿Tienes preguntas? Escribe a {email}.',

  'sms.never_share': 'No lo compartas.',

  'advice.ignore_code': 'Si no lo pediste, ignora este correo. Sin el código no pasa nada.',
  'advice.ignore_link': 'Si no lo pediste, ignora este correo. Sin el enlace no pasa nada.',
  'advice.second_factor':
    'Si no estás iniciando sesión en este momento, alguien conoce tu contraseña. Cámbiala cuanto antes.',
  'advice.secure':
    'Si no fuiste tú, cambia tu contraseña cuanto antes y, en la configuración de tu cuenta, cierra la sesión de los dispositivos que no reconozcas.',
  'advice.address_changed':
    'Si no fuiste tú, es posible que alguien se haya apoderado de tu cuenta. Entra de otra forma, por ejemplo con tu teléfono, y vuelve a poner tu dirección.',
  'advice.deletion': 'Si no fuiste tú, inicia sesión, conserva la cuenta y cambia tu contraseña.',

  'code.sign-in.subject': '{code} es tu código para iniciar sesión en {site}',
  'code.sign-in.heading': 'Inicia sesión en {site}',
  'code.sign-up.subject': '{code} es tu código para registrarte en {site}',
  'code.sign-up.heading': 'Crea tu cuenta de {site}',
  'code.verify-email.subject': '{code} confirma tu correo en {site}',
  'code.verify-email.heading': 'Confirma tu correo',
  'code.verify-phone.subject': '{code} confirma tu teléfono en {site}',
  'code.verify-phone.heading': 'Confirma tu teléfono',
  'code.reset-password.subject': '{code} es tu código para restablecer la contraseña de {site}',
  'code.reset-password.heading': 'Elige una contraseña nueva',
  'code.change-email.subject': '{code} es tu código para cambiar tu correo en {site}',
  'code.change-email.heading': 'Cambia tu correo',
  'code.change-phone.subject': '{code} es tu código para cambiar tu teléfono en {site}',
  'code.change-phone.heading': 'Cambia tu teléfono',
  'code.second-factor.subject': '{code} es tu código de verificación de {site}',
  'code.second-factor.heading': 'El segundo paso para iniciar sesión',
  'code.confirm.subject': '{code} confirma que eres tú en {site}',
  'code.confirm.heading': 'Confirma que eres tú',

  'link.magic-link.subject': 'Tu enlace para iniciar sesión en {site}',
  'link.magic-link.heading': 'Inicia sesión en {site}',
  'link.magic-link.text': 'Presiona el botón para iniciar sesión. No necesitas contraseña.',
  'link.magic-link.button': 'Iniciar sesión',
  'link.verify-email.subject': 'Confirma tu correo en {site}',
  'link.verify-email.heading': 'Confirma tu correo',
  'link.verify-email.text': 'Presiona el botón para confirmar que esta dirección es tuya.',
  'link.verify-email.button': 'Confirmar correo',

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

  'decision.reason': 'Motivo',
  'decision.until': 'Suspendida hasta',
  'decision.until_further': 'nuevo aviso',
  'decision.job': 'Empleo',
  'decision.company': 'Empresa',
  'decision.number': 'Número del empleo',
  'decision.by_person': 'Esta decisión la tomó una persona de nuestro equipo.',
  'decision.answer':
    'Si crees que es un error, responde a este correo y cuéntanos por qué. Lo revisaremos de nuevo.',
  'decision.questions': 'Si algo no queda claro, responde a este correo.',
  'decision.terms': 'Leer las condiciones de uso',
  'decision.account-suspended.subject': 'Suspendimos tu cuenta de {site}',
  'decision.account-suspended.text':
    'No puedes iniciar sesión y se cerró la sesión en todos tus dispositivos. No se borró nada de tu cuenta.',
  'decision.account-restored.subject': 'Tu cuenta de {site} está activa de nuevo',
  'decision.account-restored.text':
    'Levantamos la suspensión. Puedes volver a iniciar sesión y en tu cuenta todo sigue como lo dejaste.',
  'decision.job-closed.subject': 'Cerramos tu empleo “{title}”',
  'decision.job-closed.text':
    'Revisamos las denuncias sobre este empleo y lo cerramos por el motivo que se indica abajo. Quienes buscan empleo ya no lo encuentran y no se puede volver a abrir.',
}
