import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'block.title': 'Bloquear empresas',
  'block.text':
    'Uma empresa bloqueada não vê você, e você não a vê: nem na busca, nem nas sugestões, candidaturas ou visitas. O grupo dela é bloqueado junto. Ela não é avisada.',
  'block.find': 'Procurar uma empresa',
  'block.find_button': 'Procurar',
  'block.none_found': 'Nenhuma empresa tem este nome.',
  'block.choose': 'Bloquear',
  'block.choose_company': 'Bloquear {company}',
  'block.list_title': 'Empresas bloqueadas',
  'block.empty': 'Você não bloqueou nenhuma empresa.',
  'block.since': 'Bloqueada em {date}',
  'block.covers': 'Também bloqueadas por serem do mesmo grupo: {companies}',
  'block.unblock': 'Desbloquear',
  'block.unblock_company': 'Desbloquear {company}',
  'block.ask_title': 'Bloquear {company}?',
  'block.ask_text':
    'Ela não verá mais seu perfil, suas candidaturas nem seus documentos, e você não verá mais a empresa nem as vagas dela. Ela não é avisada, e você pode desfazer isso quando quiser.',
  'block.open_title':
    '{count, plural, one {Você tem uma candidatura em aberto lá} other {Você tem # candidaturas em aberto lá}}',
  'block.open_text':
    '{count, plural, one {Uma empresa que não vê você não pode responder. Por isso a candidatura é retirada no bloqueio e continua retirada se você desbloquear depois.} other {Uma empresa que não vê você não pode responder. Por isso estas candidaturas são retiradas no bloqueio e continuam retiradas se você desbloquear depois.}}',
  'block.block': 'Bloquear',
  'block.withdraw':
    '{count, plural, one {Retirar a candidatura e bloquear} other {Retirar # candidaturas e bloquear}}',
  'block.cancel': 'Cancelar',
  'block.already': 'Você já bloqueou esta empresa.',
  'block.done': '{company} foi bloqueada.',
  'block.undone': '{company} não está mais bloqueada.',
  'block.again': 'Bloquear de novo',
  'block.notice_title': 'Você bloqueou {company}',
  'block.notice_text': 'Por isso esta página não aparece para você, como tudo desta empresa e do grupo dela.',
  'block.manage': 'Todas as empresas bloqueadas',
  'block.this': 'Bloquear esta empresa',
}
