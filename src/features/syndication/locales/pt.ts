import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'api.title': 'API',
  'api.description': 'Todas as chamadas do {name}, com parâmetros, respostas e erros, para ler e testar.',
  'api.intro':
    'O que as páginas do {name} mostram, os seus programas também podem ler. As chamadas públicas não precisam de chave.',
  'api.document': 'Documento OpenAPI (JSON)',
  'api.search': 'Buscar chamadas',
  'api.search_hint': 'Nome, caminho ou finalidade',
  'api.count': '{count, plural, one {# chamada} other {# chamadas}}',
  'api.none': 'Nenhuma chamada corresponde a “{query}”.',
  'api.show_all': 'Mostrar todas as chamadas',
  'api.basics': 'O que vale para todas as chamadas',
  'api.basics_envelope':
    'Toda resposta é um objeto com code, message e data. O código 0 significa sucesso; qualquer outro diz o que deu errado, e a mensagem explica no seu idioma.',
  'api.basics_language':
    'Acrescente language_code (por exemplo, {code}) para escolher o idioma dos nomes e mensagens.',
  'api.basics_limit':
    'Chamadas em excesso de um mesmo endereço são recusadas com o status 429, e Retry-After informa quantos segundos esperar.',
  'api.parameters': 'Parâmetros',
  'api.no_parameters': 'Esta chamada não tem parâmetros.',
  'api.type': 'Tipo e limites',
  'api.required': 'obrigatório',
  'api.default': 'Padrão: {value}',
  'api.in_path': 'no caminho',
  'api.in_query': 'na consulta',
  'api.in_body': 'no corpo',
  'api.answer': 'Resposta',
  'api.field': 'Campo de data',
  'api.errors': 'Erros',
  'api.code': 'Código',
  'api.message': 'Mensagem',
  'api.example': 'Exemplo',
  'api.limit':
    'No máximo {calls, number} chamadas em {seconds, number} segundos a partir de um mesmo endereço',
  'api.try_note': 'A requisição vai do seu navegador para este site, e você vê a resposta real.',
  'api.send': 'Enviar a requisição',
  'api.sending': 'Aguardando a resposta…',
  'api.status': 'Status',
  'api.took': '{milliseconds, number} ms',
  'api.headers': 'Cabeçalhos',
  'api.body': 'Corpo',
  'api.shortened': 'A resposta é mais longa; só os primeiros {count, number} caracteres são mostrados.',
  'api.feeds': 'Feeds',
  'api.feeds_search':
    'Toda busca tem um feed RSS e um JSON: acrescente /feed.rss ou /feed.json ao caminho da página de busca e mantenha os filtros.',
  'api.feeds_export':
    'Todas as vagas abertas de um país ou de uma empresa também estão disponíveis em XML para agregadores de vagas.',
  'feeds.rss': 'RSS',
  'feeds.rss_title': 'Esta busca como feed RSS',
  'feeds.json_title': 'Esta busca como feed JSON',
  'feeds.description': 'Vagas abertas que correspondem a esta busca, as mais recentes primeiro.',
}
