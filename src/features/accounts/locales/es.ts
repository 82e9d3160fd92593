import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'start.title': 'Las cuentas llegarán pronto',
  'start.text':
    'Para postularte, guardar empleos y chatear con las empresas necesitas una cuenta. Estamos preparando el inicio de sesión; aún no está disponible.',
  'start.will_be': 'Lo que encontrarás aquí',
  'start.will_apply':
    'Completa tus datos una vez: tus respuestas y documentos quedan listos para el próximo empleo.',
  'start.will_chat': 'Chatea directamente con la empresa y mira con qué frecuencia responde.',
  'start.will_save': 'Guarda empleos y recibe alertas por correo, diarias o semanales.',
  'start.back': 'Volver a donde estabas',
}
