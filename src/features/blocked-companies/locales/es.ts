import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'block.title': 'Bloquear empresas',
  'block.text':
    'Una empresa que bloqueas no te ve, y tú no la ves: ni en la búsqueda, ni en las sugerencias, ni en tus postulaciones o visitas. Su grupo se bloquea con ella. No se le avisa.',
  'block.find': 'Buscar una empresa',
  'block.find_button': 'Buscar',
  'block.none_found': 'Ninguna empresa tiene este nombre.',
  'block.choose': 'Bloquear',
  'block.choose_company': 'Bloquear {company}',
  'block.list_title': 'Empresas bloqueadas',
  'block.empty': 'No has bloqueado ninguna empresa.',
  'block.since': 'Bloqueada el {date}',
  'block.covers': 'También bloqueadas por ser de su grupo: {companies}',
  'block.unblock': 'Desbloquear',
  'block.unblock_company': 'Desbloquear {company}',
  'block.ask_title': '¿Bloquear {company}?',
  'block.ask_text':
    'Ya no verá tu perfil, tus postulaciones ni tus documentos, y tú ya no la verás a ella ni sus empleos. No se le avisa, y puedes deshacerlo cuando quieras.',
  'block.open_title':
    '{count, plural, one {Tienes una postulación abierta allí} other {Tienes # postulaciones abiertas allí}}',
  'block.open_text':
    '{count, plural, one {Una empresa que no puede verte no puede responderte. Por eso la postulación se retira al bloquearla y sigue retirada si la desbloqueas más tarde.} other {Una empresa que no puede verte no puede responderte. Por eso estas postulaciones se retiran al bloquearla y siguen retiradas si la desbloqueas más tarde.}}',
  'block.block': 'Bloquear',
  'block.withdraw':
    '{count, plural, one {Retirar la postulación y bloquear} other {Retirar # postulaciones y bloquear}}',
  'block.cancel': 'Cancelar',
  'block.already': 'Ya bloqueaste esta empresa.',
  'block.done': 'Has bloqueado {company}.',
  'block.undone': '{company} ya no está bloqueada.',
  'block.again': 'Bloquear de nuevo',
  'block.notice_title': 'Has bloqueado {company}',
  'block.notice_text': 'Por eso no ves esta página, como todo lo de esta empresa y su grupo.',
  'block.manage': 'Todas las empresas bloqueadas',
  'block.this': 'Bloquear esta empresa',
}
