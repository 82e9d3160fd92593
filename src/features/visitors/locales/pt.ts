import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'remote.title': 'Vagas remotas, onde você estiver',
  'remote.lead':
    '{place}: {count, plural, =0 {nenhuma vaga remota aberta no momento.} one {# vaga remota aberta para você.} other {# vagas remotas abertas para você.}}',
  'remote.all': 'Ver todas as vagas remotas',
  'remote.meaning': 'O que “remoto” significa aqui',
  'remote.countries': 'Países',
  'remote.countries_text':
    'Uma vaga remota informa de quais países se pode trabalhar; se não informa nenhum, é de qualquer lugar. As que excluem o país escolhido não aparecem para você.',
  'remote.zones': 'Fusos horários',
  'remote.zones_text':
    'Algumas empresas esperam o horário de um fuso específico. Quando informam, ele aparece na página da vaga.',
  'remote.languages': 'Idiomas',
  'remote.languages_text':
    'O idioma da equipe pode ser diferente do idioma do anúncio. Quando a empresa informa, você vê antes de se candidatar.',
  'remote.pay': 'Salário',
  'remote.pay_text':
    'O salário aparece como a empresa publicou, na moeda original, com o equivalente mensal ao lado.',
  'remote.newest': 'Vagas remotas recentes',
  'remote.fields': 'Por área',
  'remote.from': 'Por país',
  'remote.from_text': 'Vagas remotas abertas a quem está lá.',
  'remote.hours': 'Por horário de trabalho',
  'remote.hours_text': 'Os fusos horários que as vagas remotas seguem, quando informam.',
  'remote.count': '{count, plural, one {# vaga} other {# vagas}}',
  'talents.title': 'Feito para quem procura trabalho',
  'talents.lead':
    'Busque sem criar conta, veja primeiro o salário e saiba há quanto tempo a vaga existe de verdade.',
  'talents.does': 'O que você encontra aqui',
  'talents.pay': 'Salário à vista',
  'talents.pay_text':
    'Toda vaga mostra o salário como foi publicado e o equivalente mensal. Se a empresa não informa, deixamos claro.',
  'talents.dates': 'Datas reais',
  'talents.dates_text':
    'Você vê quando a vaga foi publicada e quando apareceu aqui pela primeira vez. Vaga que ninguém mais confirma é encerrada.',
  'talents.counts': 'Filtros com totais à vista',
  'talents.counts_text': 'Os filtros dizem quantas vagas restam antes de você escolher.',
  'talents.search': 'Uma busca, todos os idiomas',
  'talents.search_text': 'Busque no seu idioma e encontre vagas escritas em outros.',
  'talents.once': 'Cada vaga uma só vez',
  'talents.once_text': 'A vaga que vem de várias fontes aparece uma única vez.',
  'talents.account': 'Sem precisar de conta',
  'talents.account_text': 'Busque, filtre e leia à vontade sem fazer login.',
  'talents.begin': 'Por onde começar',
  'talents.begin_new': 'Publicadas nas últimas 24 horas',
  'talents.begin_paid': 'Maiores salários primeiro',
  'talents.begin_resume': 'Seu currículo lido na hora',
  'talents.begin_remote': 'Vagas remotas',
  'talents.begin_web3': 'Vagas Web3',
}
