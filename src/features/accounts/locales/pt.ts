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
}
