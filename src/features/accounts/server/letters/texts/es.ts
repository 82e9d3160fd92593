import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'Ingresa este código en la página que te lo pide:',
  'letter.valid_minutes': 'Sirve una sola vez, durante {minutes, plural, one {# minuto} other {# minutos}}.',
  'letter.valid_hours': 'Sirve una sola vez, durante {hours, plural, one {# hora} other {# horas}}.',
  'letter.never_share':
    'No le des este código a nadie. {site} nunca te lo pedirá por teléfono, chat ni correo.',
  'letter.link_fallback': 'Si el botón no funciona, copia esta dirección en tu navegador:',
  'letter.open_site': 'Ir a {site}',
  'letter.time': 'Fecha y hora',
  'letter.device': 'Dispositivo',
  'letter.reason': 'Este correo se envió a {address} porque alguien ingresó esa dirección en {site}.',
  'letter.contact': '¿Tienes preguntas? Escribe a {email}.',

  'sms.never_share': 'No lo compartas.',

  'advice.ignore_code': 'Si no lo pediste, ignora este correo. Sin el código no pasa nada.',
  'advice.ignore_link': 'Si no lo pediste, ignora este correo. Sin el enlace no pasa nada.',
  'advice.ignore': 'Si no fuiste tú, no tienes que hacer nada.',
  'advice.second_factor':
    'Si no estás iniciando sesión en este momento, alguien conoce tu contraseña. Cámbiala cuanto antes.',
  'advice.secure':
    'Si no fuiste tú, cambia tu contraseña cuanto antes y cierra la sesión de los dispositivos que no reconozcas en la configuración de tu cuenta.',
  'advice.address_changed':
    'Si no fuiste tú, es posible que alguien se haya apoderado de tu cuenta. Entra de otra forma, por ejemplo con tu teléfono, y vuelve a poner tu dirección.',
  'advice.deletion': 'Si no fuiste tú, inicia sesión, conserva la cuenta y cambia tu contraseña.',

  'code.sign-in.subject': '{code} es tu código para entrar en {site}',
  'code.sign-in.heading': 'Entra en {site}',
  'code.sign-up.subject': '{code} es tu código para registrarte en {site}',
  'code.sign-up.heading': 'Crea tu cuenta de {site}',
  'code.verify-email.subject': '{code} confirma tu correo en {site}',
  'code.verify-email.heading': 'Confirma tu correo',
  'code.verify-phone.subject': '{code} confirma tu teléfono en {site}',
  'code.verify-phone.heading': 'Confirma tu teléfono',
  'code.reset-password.subject': '{code} es tu código para cambiar la contraseña de {site}',
  'code.reset-password.heading': 'Elige una contraseña nueva',
  'code.change-email.subject': '{code} es tu código para cambiar tu correo en {site}',
  'code.change-email.heading': 'Cambia tu correo',
  'code.change-phone.subject': '{code} es tu código para cambiar tu teléfono en {site}',
  'code.change-phone.heading': 'Cambia tu teléfono',
  'code.second-factor.subject': '{code} es tu código de verificación de {site}',
  'code.second-factor.heading': 'El segundo paso para entrar',
  'code.confirm.subject': '{code} confirma que eres tú en {site}',
  'code.confirm.heading': 'Confirma que eres tú',

  'link.magic-link.subject': 'Tu enlace para entrar en {site}',
  'link.magic-link.heading': 'Entra en {site}',
  'link.magic-link.text': 'Pulsa el botón para iniciar sesión. No necesitas contraseña.',
  'link.magic-link.button': 'Iniciar sesión',
  'link.verify-email.subject': 'Confirma tu correo en {site}',
  'link.verify-email.heading': 'Confirma tu correo',
  'link.verify-email.text': 'Pulsa el botón para confirmar que esta dirección es tuya.',
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
  'notice.new-device.text': 'Se entró en tu cuenta desde un dispositivo que no habíamos visto antes.',
  'notice.already-registered.subject': 'Ya tienes una cuenta de {site}',
  'notice.already-registered.text':
    'Alguien, seguramente tú, intentó registrarse con esta dirección. Ya tiene una cuenta: solo inicia sesión. Si olvidaste la contraseña, ahí mismo puedes elegir una nueva.',
  'notice.provider-linked.subject': 'Una nueva forma de entrar en tu cuenta de {site}',
  'notice.provider-linked.text':
    'Tu cuenta se vinculó con otro servicio. Ahora también puedes entrar con él.',
  'notice.provider-linked.details': 'Servicio',
  'notice.second-factor-changed.subject': 'Se cambió la verificación en dos pasos de tu cuenta de {site}',
  'notice.second-factor-changed.text': 'Lo que pedimos después de la contraseña ya no es lo mismo.',
  'notice.second-factor-changed.details': 'Qué cambió',
  'notice.recovery-code-used.subject': 'Se usó un código de recuperación de tu cuenta de {site}',
  'notice.recovery-code-used.text':
    'Ese código ya no sirve. Si te quedan pocos, crea otros en la configuración de tu cuenta.',
  'notice.deletion-asked.subject': 'Tu cuenta de {site} se va a eliminar',
  'notice.deletion-asked.text':
    'Nos pediste eliminarla. Hasta entonces puedes cambiar de opinión: basta con iniciar sesión. Después, todo su contenido desaparece para siempre.',
  'notice.deletion-asked.details': 'Se eliminará el',
  'notice.deletion-taken-back.subject': 'Tu cuenta de {site} se conserva',
  'notice.deletion-taken-back.text': 'No se eliminará. Todo sigue como estaba.',
  'notice.account-suspended.subject': 'Tu cuenta de {site} fue suspendida',
  'notice.account-suspended.text':
    'No puedes iniciar sesión y se cerró la sesión en todos tus dispositivos. Si crees que es un error, contacta con soporte.',
  'notice.account-suspended.details': 'Motivo',
  'notice.account-restored.subject': 'Tu cuenta de {site} está activa de nuevo',
  'notice.account-restored.text': 'Se levantó la suspensión. Puedes iniciar sesión como antes.',
  'letter.undo': 'Deshacer el cambio',
  'letter.undo_text':
    'Si no has sido tú, deshazlo en un plazo de 7 días. Volverás a entrar con tus datos de antes y se cerrarán todas las demás sesiones.',
  'notice.email-removed.subject': 'Se ha quitado el correo de tu cuenta de {site}',
  'notice.email-removed.text':
    'Ya no podrás iniciar sesión con esta dirección ni recibirás más correos en ella.',
  'notice.phone-removed.subject': 'Se ha quitado el número de teléfono de tu cuenta de {site}',
  'notice.phone-removed.text': 'Ya no podrás iniciar sesión con este número ni recibirás más códigos en él.',
}
