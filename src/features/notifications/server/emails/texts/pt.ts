import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': 'Vaga',
  'unseen.open': 'Ver suas notificações',
  'unseen.settings':
    'Você recebeu este e-mail porque ainda não tinha lido a notificação. Nas configurações de notificações, você escolhe o que chega por e-mail.',
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
}
