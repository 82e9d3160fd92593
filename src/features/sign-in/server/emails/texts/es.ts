import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'Escribe este código en la página que te lo pide:',
  'letter.valid_minutes': 'Sirve una sola vez, durante {minutes, plural, one {# minuto} other {# minutos}}.',
  'letter.valid_hours': 'Sirve una sola vez, durante {hours, plural, one {# hora} other {# horas}}.',
  'letter.never_share':
    'No le des este código a nadie. {site} nunca te lo pedirá por teléfono, chat ni correo.',

  'sms.never_share': 'No lo compartas.',

  'advice.ignore_code': 'Si no lo pediste, ignora este correo. Sin el código no pasa nada.',
  'advice.ignore_link': 'Si no lo pediste, ignora este correo. Sin el enlace no pasa nada.',
  'advice.second_factor':
    'Si no estás iniciando sesión en este momento, alguien conoce tu contraseña. Cámbiala cuanto antes.',

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
}
