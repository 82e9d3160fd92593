import type { TranslationOf } from '../text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'brand.tagline': 'Vagas na sua cidade e de qualquer lugar, com o salário à vista.',

  'nav.skip_to_content': 'Ir para o conteúdo',
  'nav.main': 'Principal',
  'nav.jobs': 'Vagas',
  'nav.remote': 'Remoto',
  'nav.web3': 'Web3',
  'nav.companies': 'Empresas',
  'nav.resume': 'Currículo',
  'nav.jobs_by_country': 'Vagas por país',
  'nav.sign_in': 'Entrar',
  'nav.my_jobs': 'Minhas vagas',
  'nav.my_profile': 'Meu perfil',
  'nav.account': 'Conta',
  'nav.employer_site': 'Acessar o site para empresas',
  'nav.log_out': 'Sair',
  'nav.breadcrumbs': 'Você está aqui',
  'nav.pages': 'Páginas de resultados',
  'nav.previous': 'Anterior',
  'nav.next': 'Próxima',
  'nav.page': 'Página {page}',

  'search.label': 'Buscar vagas',
  'search.placeholder': 'Cargo, habilidade ou empresa',

  'place.switch': 'País e idioma',
  'place.country': 'País',
  'place.language': 'Idioma',
  'place.anywhere': 'Todos os países',

  'footer.for_seekers': 'Para quem busca emprego',
  'footer.remote': 'Trabalho remoto',
  'footer.talents': 'Como ajudamos',
  'footer.developers': 'Para desenvolvedores',
  'footer.api': 'API',
  'footer.follow': 'Siga-nos',
  'footer.apps': 'Baixe o app',
  'footer.languages': 'Idiomas',
  'footer.terms': 'Termos de uso',
  'footer.privacy': 'Política de privacidade',

  'action.close': 'Fechar',
  'action.apply_filters': 'Ver resultados',
  'action.undo': 'Desfazer',
  'action.go_home': 'Ir para o início',
  'action.search_jobs': 'Ver todas as vagas',

  'filter.pay': 'Salário mensal',
  'filter.job_type': 'Tipo de vaga',
  'filter.experience': 'Experiência',
  'filter.education': 'Escolaridade',
  'filter.industry': 'Setor',
  'filter.posted': 'Publicação',
  'filter.arrangement': 'Modelo de trabalho',
  'filter.work_eligibility': 'Autorização de trabalho',
  'filter.place': 'Local',
  'filter.main_function': 'Área',
  'filter.function': 'Especialidade',
  'filter.title': 'Cargo',
  'filter.skill': 'Habilidades',
  'filter.company': 'Empresa',
  'filter.company_size': 'Porte da empresa',
  'filter.financing_stage': 'Estágio de investimento',
  'filter.language': 'Idioma da vaga',
  'filter.verified': 'Só empresas verificadas',
  'filter.urgent': 'Só urgentes',
  'filter.category': 'Categoria',
  'filter.exclude_companies': 'Excluir empresas',
  'filter.exclude_languages': 'Excluir idiomas das vagas',

  'share.title': 'Compartilhar',
  'share.link': 'Link desta página',
  'share.copy': 'Copiar link',
  'share.copied': 'Link copiado',
  'share.by_hand': 'Seu navegador não nos deixa copiar. O link está selecionado: copie você mesmo.',
  'share.device': 'Compartilhar com outro app',

  'status.loading': 'Carregando…',

  'away.title': 'Não conseguimos acessar nossos dados no momento',
  'away.text':
    'Recarregue esta página em um minuto. Se você estava enviando um formulário, isso envia de novo o que você digitou.',
  'away.unknown':
    'A conexão com os nossos dados caiu durante o salvamento. Pode ter sido salvo ou não: confira antes de enviar de novo.',
  'away.visitor':
    'Não conseguimos acessar nossos dados no momento. Esta página está como há {minutes, plural, one {um minuto} other {# minutos}}; até que eles voltem, não é possível entrar nem enviar formulários.',
  'away.account':
    'Não conseguimos acessar nossos dados no momento. Esta página está como há {minutes, plural, one {um minuto} other {# minutos}} e sem as suas informações. Você continua conectado: sua conta volta assim que os dados voltarem.',
  'away.again': 'Recarregar',

  'offline.title': 'Vagas neste dispositivo',
  'offline.offline': 'Você está sem conexão',
  'offline.again': 'Esta página recarrega sozinha assim que a conexão voltar.',
  'offline.retry': 'Tentar novamente',
  'offline.about':
    'As últimas vagas que você abriu, até {count}, para ler sem conexão. Cada uma aparece como estava naquele momento e pode ter sido encerrada depois.',
  'offline.none': 'Ainda não há nada aqui. Abra uma vaga e você poderá ler neste dispositivo sem conexão.',
  'offline.kept': 'Cópia de {date}',
  'offline.note':
    'Você está sem conexão. Esta é a vaga como estava em {date}; ela pode ter sido encerrada depois.',
  'offline.forget': 'Remover tudo deste dispositivo',
  'offline.install': 'Instalar o {site}',

  'pay.not_stated': 'Salário não informado',
  'pay.from': 'A partir de {amount}',
  'pay.up_to': 'Até {amount}',
  'pay.per_hour': 'por hora',
  'pay.per_day': 'por dia',
  'pay.per_month': 'por mês',
  'pay.per_year': 'por ano',
  'pay.band_below': 'Até {amount}',
  'pay.band_between': 'De {from} a {to}',
  'pay.band_above': 'Acima de {amount}',

  'reply.usually': 'Costuma responder em {time}',
  'reply.in_time': '{share, number, percent} respondidas no prazo',
  'reply.not_enough': 'Histórico de respostas: ainda não há dados suficientes',
  'error.not_found_title': 'Esta página não existe',
  'error.not_found_text': 'O endereço pode estar errado ou a página mudou de lugar. As vagas continuam aqui.',
  'error.server_title': 'Algo deu errado',
  'error.server_text':
    'Desculpe, ocorreu um erro inesperado no servidor. Atualize a página ou fale com o suporte.',
  'error.network': 'Erro de rede. Tente novamente mais tarde',
  'error.forbidden_title': 'Nada foi alterado',
  'error.forbidden_text':
    'O formulário foi enviado de outro site ou você não tem permissão para isso. Abra a página aqui e tente de novo.',
  'error.refused_title': 'Não foi possível aceitar o envio',
  'error.refused_text':
    'O que foi enviado é grande demais ou não é o que esta página espera. Volte e tente de novo.',
  'error.busy_title': 'Muitas tentativas',
  'error.busy_text': 'Espere um minuto e recarregue a página.',
  'error.crowded_title': 'Muitas pessoas estão acessando agora',
  'error.crowded_text':
    'O site não consegue atender todo mundo ao mesmo tempo. Tente novamente em alguns segundos.',

  'maintenance.title': 'Estamos em manutenção.',
  'maintenance.text': 'A página que você procura está em manutenção e volta em breve!',
}
