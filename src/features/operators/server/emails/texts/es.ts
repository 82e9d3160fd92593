import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
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
