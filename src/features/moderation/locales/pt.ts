import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'report.title': 'Denunciar esta vaga',
  'report.intro': 'Conte o que há de errado. A empresa não vai saber quem denunciou.',
  'report.reasons': 'O que há de errado?',
  'report.category_spam': 'Fraude e propaganda',
  'report.category_discrimination': 'Discriminação e ódio',
  'report.category_broken': 'Erros ou conteúdo fora de lugar',
  'report.details': 'O que mais devemos saber? (opcional)',
  'report.details_help': 'No máximo {max} caracteres. Não inclua dados pessoais.',
  'report.send': 'Enviar denúncia',
  'report.cancel': 'Cancelar',
  'report.choose': 'Escolha um motivo.',
  'report.too_long': 'São mais de {max} caracteres. Encurte o texto.',
  'report.too_many': 'Você enviou muitas denúncias em pouco tempo. Tente mais tarde.',
  'report.done_title': 'Obrigado por avisar',
  'report.done_text': 'Analisamos todas as denúncias. Vagas que violam nossas regras são removidas.',
  'report.repeated_title': 'Você já denunciou esta vaga',
  'report.repeated_text': 'Recebemos sua primeira denúncia; não é preciso fazer mais nada. Obrigado.',
  'report.load_failed': 'Não foi possível carregar os motivos.',
  'report.try_again': 'Tentar novamente',
  'report.back': 'Voltar para a vaga',
}
