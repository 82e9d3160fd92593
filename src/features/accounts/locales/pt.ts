import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'start.title': 'As contas estão chegando',
  'start.text':
    'Para se candidatar, salvar vagas e conversar com as empresas, é preciso ter uma conta. O acesso está em construção e ainda não está disponível.',
  'start.will_be': 'O que você vai encontrar aqui',
  'start.will_apply': 'Preencha uma vez: suas respostas e documentos ficam guardados para a próxima vaga.',
  'start.will_chat': 'Converse direto com a empresa e veja o histórico de respostas dela.',
  'start.will_save': 'Salve vagas e receba alertas por e-mail, diários ou semanais.',
  'start.back': 'Voltar para onde você estava',

  'handoff.two_title': 'Duas pessoas, um navegador',
  'handoff.two_text': '{arriving} vem do outro site, mas aqui quem está conectado é {here}. Quem continua?',
  'handoff.go_on_as': 'Continuar como {name}',
  'handoff.stay_as': 'Permanecer como {name}',
  'handoff.refused_title': 'Não deu certo',
  'handoff.no_recruiter_title': 'Esta conta ainda não contrata',
  'handoff.no_recruiter_text':
    'O site para empresas é para quem contrata em nome de uma empresa. Peça à pessoa coordenadora da sua empresa para adicionar você ou entre com outra conta.',
  'handoff.again': 'Tentar de novo',
  'handoff.sign_in_here': 'Entrar aqui',
  'handoff.switch_title': 'Site para empresas',
  'handoff.switch_text': 'Você continua como {name} e permanece conectado nos dois sites.',
  'handoff.switch_nobody':
    'Aqui as empresas cuidam das vagas e de quem contrata. Entre primeiro ou entre por lá.',
  'handoff.switch_no_recruiter':
    '{name} ainda não contrata para nenhuma empresa. Assim que uma adicionar você, será possível continuar por aqui.',
  'handoff.switch_go': 'Ir para o site para empresas',
}
