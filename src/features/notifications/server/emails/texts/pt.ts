import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': 'Vaga',
  'unseen.open': 'Ver suas notificações',
  'unseen.settings':
    'Você recebeu este e-mail porque ainda não tinha lido a notificação. Nas configurações de notificações, você escolhe o que chega por e-mail.',
  'unseen.choose': 'Configurações de notificações',
  'unseen.stop': 'Parar de receber e-mails deste tipo',
  'push.general': 'Há novidades na sua conta {site}',
  'unseen.one.subject': 'Um dispositivo foi desconectado da sua conta do {site}',
  'unseen.one.text': 'Isso foi feito em outro dispositivo da sua conta.',
  'unseen.others.subject': 'Todos os outros dispositivos foram desconectados da sua conta do {site}',
  'unseen.others.text': 'Só continua conectado o dispositivo em que isso foi feito.',
  'unseen.upheld.subject': 'Encerramos a vaga que você denunciou no {site}',
  'unseen.upheld.text':
    'Obrigado pela denúncia. Nós a analisamos e encerramos a vaga. Ela não aparece mais nas buscas.',
  'unseen.dismissed.subject': 'Analisamos a vaga que você denunciou no {site}',
  'unseen.dismissed.text':
    'Obrigado pela denúncia. Analisamos a vaga, não encontramos nada contra nossas regras e ela continua aberta.',
  'unseen.export.subject': 'Seus dados do {site} foram baixados',
  'unseen.export.text': 'Uma cópia de todos os dados da sua conta foi feita e baixada.',
  'unseen.viewed.subject': '{company} abriu sua candidatura',
  'unseen.replied.subject': '{company} respondeu à sua candidatura',
  'unseen.reconsidered.subject': '{company} retomou sua candidatura',
  'unseen.exchange_asked.subject': '{company} quer trocar contatos com você',
  'unseen.exchanged.subject': '{company} trocou contatos com você',
  'unseen.exchange_asked.text': 'Se você aceitar em Minhas vagas, verá o telefone e o e-mail do recrutador.',
  'unseen.exchanged.text': 'O telefone e o e-mail do recrutador estão em Minhas vagas.',
  'unseen.shortlist.subject': '{company} colocou você na lista de selecionados',
  'unseen.interview.subject': '{company} quer entrevistar você',
  'unseen.offer.subject': '{company} quer fazer uma proposta a você',
  'unseen.hired.subject': '{company} contratou você',
  'unseen.declined.subject': '{company} não aceitou sua candidatura',
  'unseen.lapsed.subject': '{company} não respondeu no prazo e encerramos sua candidatura',
  'unseen.closed.subject': 'Uma vaga da {company} à qual você se candidatou foi encerrada',
  'unseen.on_hold.subject': '{company} pausou uma vaga à qual você se candidatou',
  'unseen.invitation.subject': '{company} convida você a se candidatar',
  'unseen.moving.text': 'Em Minhas vagas você vê em que pé está.',
  'unseen.contact.text':
    'A empresa vê seus contatos e falará com você. Fique de olho no telefone e no e-mail.',
  'unseen.hired.text': 'Desejamos um ótimo começo.',
  'unseen.declined.text': 'Esta candidatura terminou. As outras continuam como antes.',
  'unseen.lapsed.text':
    'Isso conta no histórico de respostas que todos veem. Uma resposta tardia reabre sua candidatura.',
  'unseen.closed.text':
    'Ninguém mais pode se candidatar agora. Sua candidatura continua como está, e a promessa de resposta vale.',
  'unseen.invitation.text':
    'Seu nome e seus contatos ficam ocultos até você aceitar ou se candidatar. Você também pode recusar.',
  'unseen.my_jobs': 'Ver em Minhas vagas',
}
