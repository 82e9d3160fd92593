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

  'handoff.two_title': 'Dos personas, un navegador',
  'handoff.two_text':
    '{arriving} llega desde el otro sitio, pero aquí ha iniciado sesión {here}. ¿Quién continúa?',
  'handoff.go_on_as': 'Continuar como {name}',
  'handoff.stay_as': 'Seguir como {name}',
  'handoff.refused_title': 'No ha funcionado',
  'handoff.no_recruiter_title': 'Esta cuenta aún no contrata',
  'handoff.no_recruiter_text':
    'El sitio para empresas es para quienes contratan en nombre de una empresa. Pide a la persona coordinadora de tu empresa que te añada o inicia sesión con otra cuenta.',
  'handoff.again': 'Intentar de nuevo',
  'handoff.sign_in_here': 'Iniciar sesión aquí',
  'handoff.switch_title': 'Sitio para empresas',
  'handoff.switch_text': 'Continúas como {name} y mantienes la sesión iniciada en ambos sitios.',
  'handoff.switch_nobody':
    'Aquí las empresas gestionan sus empleos y a quienes contratan. Inicia sesión primero o hazlo allí.',
  'handoff.switch_no_recruiter':
    '{name} aún no contrata para ninguna empresa. En cuanto una te añada, podrás entrar desde aquí.',
  'handoff.switch_go': 'Ir al sitio para empresas',
}
