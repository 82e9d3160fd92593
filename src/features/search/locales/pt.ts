import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'find.title_local': 'Vagas',
  'find.title_remote': 'Vagas remotas',
  'find.title_web3': 'Vagas Web3',
  'find.title_for': '{title} de {query}',
  'find.description':
    '{count, plural, one {# vaga} other {# vagas}}, com salário à vista e totais atualizados em cada filtro.',

  'find.what': 'O que você procura',
  'find.what_placeholder': 'Cargo, habilidade ou empresa',
  'find.where': 'Onde',
  'find.where_placeholder': 'Cidade, região ou bairro',
  'find.search': 'Buscar',
  'find.place_unknown':
    'Não encontramos nenhum lugar chamado “{place}”. Mostrando vagas de todos os lugares.',
  'find.suggestions': 'Sugestões',

  'find.count': '{count, plural, =0 {Nenhuma vaga} one {# vaga} other {# vagas}}',
  'find.show_jobs': '{count, plural, =0 {Nenhuma vaga} one {Ver # vaga} other {Ver # vagas}}',
  'find.corrected': 'Nenhuma vaga menciona “{from}”. Mostrando resultados para “{to}”.',
  'find.partial':
    '{count, plural, =0 {Nenhuma vaga tem todas as suas palavras. Estas têm a maioria delas.} one {# vaga tem todas as suas palavras. Depois vêm as que têm a maioria delas.} other {# vagas têm todas as suas palavras. Depois vêm as que têm a maioria delas.}}',
  'find.without_pay':
    '{count, plural, one {Mais # vaga atende à busca, mas não informa o salário.} other {Mais # vagas atendem à busca, mas não informam o salário.}}',
  'find.show_without_pay': 'Mostrar também',

  'find.sort': 'Ordenar',
  'find.sort_newest': 'Mais recentes',
  'find.sort_relevance': 'Mais relevantes',
  'find.sort_pay': 'Maior salário',

  'find.filters': 'Filtros',
  'find.all_filters': 'Todos os filtros',
  'find.clear_filters': 'Limpar todos os filtros',
  'find.remove_filter': 'Remover filtro {name}',
  'find.filter_nothing': 'Não há opções para escolher.',

  'find.filter_pay': 'Salário mensal',
  'find.filter_job_type': 'Tipo de vaga',
  'find.filter_experience': 'Experiência',
  'find.filter_education': 'Escolaridade',
  'find.filter_industry': 'Setor',
  'find.filter_posted': 'Publicação',
  'find.filter_arrangement': 'Modelo de trabalho',
  'find.filter_place': 'Local',
  'find.filter_main_function': 'Área',
  'find.filter_function': 'Especialidade',
  'find.filter_title': 'Cargo',
  'find.filter_category': 'Categoria',
  'find.filter_skill': 'Habilidades',
  'find.filter_company': 'Empresa',
  'find.filter_company_size': 'Porte da empresa',
  'find.filter_language': 'Idioma da vaga',
  'find.filter_verified': 'Só empresas verificadas',
  'find.filter_urgent': 'Só urgentes',
  'find.filter_query': 'Busca: {query}',
  'find.filter_country': 'País: {country}',
  'find.filter_exclude_words': 'Excluir palavras',
  'find.filter_exclude_companies': 'Sem algumas empresas',
  'find.exclude_words_help': 'Separe as palavras com vírgulas.',
  'find.without_words': 'Sem “{words}”',

  'find.pay_below': 'Até {amount}',
  'find.pay_above': 'Acima de {amount}',
  'find.posted_days': '{days, plural, =1 {Últimas 24 horas} other {Últimos # dias}}',

  'find.empty_title': 'Nenhum resultado encontrado',
  'find.empty_text': 'Nenhuma vaga atende a tudo isso ao mesmo tempo.',
  'find.empty_drop': '{count, plural, one {Remover “{name}”: # vaga} other {Remover “{name}”: # vagas}}',
  'find.empty_remote': '{count, plural, one {Ver # vaga remota} other {Ver # vagas remotas}}',
  'find.empty_everything': 'Ver todas as vagas',
  'find.choose_job': 'Escolha uma vaga para ler aqui.',
  'find.job_failed': 'Não foi possível carregar esta vaga',
  'find.try_again': 'Tentar novamente',
  'find.open_page': 'Abrir em uma página',
  'find.end': 'Você já viu todas as vagas encontradas.',

  'home.title': 'Encontre uma vaga de confiança',
  'home.lead':
    'Salário à vista, datas reais e {count, plural, one {# vaga aberta} other {# vagas abertas}}. Navegue sem criar conta.',
  'home.latest': 'Vagas recentes',
  'home.all_jobs': 'Ver todas',
  'home.categories': 'Explore por categoria',
  'home.category_all': 'Todas as categorias',
  'home.category_count': '{count, plural, one {# vaga} other {# vagas}}',
  'home.remote': 'Vagas remotas',
  'home.remote_text': 'Trabalhe de onde estiver: abertas para o seu país.',
  'home.web3': 'Vagas Web3',
  'home.web3_text': 'Protocolos, carteiras, exchanges e todo o ecossistema.',
}
