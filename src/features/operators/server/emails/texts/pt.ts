import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'decision.reason': 'Motivo',
  'decision.until': 'Suspensa até',
  'decision.until_further': 'novo aviso',
  'decision.job': 'Vaga',
  'decision.company': 'Empresa',
  'decision.number': 'Número da vaga',
  'decision.by_person': 'Esta decisão foi tomada por uma pessoa da nossa equipe.',
  'decision.answer':
    'Se acha que é um engano, responda a este e-mail e conte por quê. Vamos analisar de novo.',
  'decision.questions': 'Se algo não ficou claro, responda a este e-mail.',
  'decision.terms': 'Ler os termos de uso',
  'decision.account-suspended.subject': 'Sua conta do {site} foi suspensa',
  'decision.account-suspended.text':
    'Você não pode entrar, e todos os seus dispositivos foram desconectados. Nada foi apagado da sua conta.',
  'decision.account-restored.subject': 'Sua conta do {site} está ativa de novo',
  'decision.account-restored.text':
    'Retiramos a suspensão. Você pode entrar novamente, e tudo na sua conta está como você deixou.',
  'decision.job-closed.subject': 'Sua vaga “{title}” foi encerrada',
  'decision.job-closed.text':
    'Analisamos denúncias sobre esta vaga e a encerramos pelo motivo indicado abaixo. Os candidatos não a encontram mais, e ela não pode ser reaberta.',
}
