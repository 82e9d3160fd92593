import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.link_fallback': 'Se o botão não funcionar, copie este endereço no navegador:',
  'letter.open_site': 'Ir para o {site}',
  'letter.time': 'Data e hora',
  'letter.device': 'Dispositivo',
  'letter.reason': 'Enviamos este e-mail para {address} porque esse endereço foi informado no {site}.',
  'letter.always':
    'E-mails como este chegam sempre: tratam da segurança da sua conta ou de uma decisão sobre ela.',
  'letter.contact': 'Dúvidas? Escreva para {email}.',

  'advice.secure':
    'Se não foi você, troque a senha imediatamente e, nas configurações da conta, desconecte os dispositivos que não reconhece.',
  'advice.address_changed':
    'Se não foi você, alguém pode ter tomado a sua conta. Entre de outra forma, como pelo telefone, e volte a usar o endereço anterior.',
  'advice.deletion': 'Se não foi você, entre, mantenha a conta e troque a senha.',

  'notice.password-changed.subject': 'Sua senha do {site} foi alterada',
  'notice.password-changed.text': 'A partir de agora, só a nova senha funciona.',
  'notice.email-changed.subject': 'O e-mail da sua conta do {site} foi alterado',
  'notice.email-changed.text':
    'A partir de agora, você entra com o novo endereço e recebe nossos e-mails nele.',
  'notice.email-changed.details': 'Novo endereço',
  'notice.phone-changed.subject': 'O telefone da sua conta do {site} foi alterado',
  'notice.phone-changed.text':
    'A partir de agora, você entra com o novo número e recebe nossos códigos nele.',
  'notice.phone-changed.details': 'Novo número',
  'notice.new-device.subject': 'Novo acesso à sua conta do {site}',
  'notice.new-device.text': 'Sua conta foi aberta em um dispositivo que ainda não conhecíamos.',
  'notice.device-allowed.subject': 'Um dispositivo entrou na sua conta do {site}',
  'notice.device-allowed.text': 'Outro dispositivo seu, já conectado, permitiu o acesso por código QR.',
  'notice.provider-linked.subject': 'Uma nova forma de entrar na sua conta do {site}',
  'notice.provider-linked.text':
    'Sua conta foi vinculada a outro serviço. Agora você também pode entrar com ele.',
  'notice.provider-linked.details': 'Serviço',
  'notice.second-factor-changed.subject': 'A verificação em duas etapas da sua conta do {site} foi alterada',
  'notice.second-factor-changed.text': 'O que pedimos depois da senha mudou.',
  'notice.second-factor-changed.details': 'O que mudou',
  'notice.recovery-code-used.subject': 'Um código de recuperação da sua conta do {site} foi usado',
  'notice.recovery-code-used.text':
    'Esse código não vale mais. Se restarem poucos, gere outros nas configurações da conta.',
  'notice.second-step-failed.subject': 'Vários códigos errados na sua conta do {site}',
  'notice.second-step-failed.text':
    'Alguém passou pela primeira etapa do login, ou está com um dos seus dispositivos, e depois digitou vários códigos errados. A pessoa não conseguiu ir adiante.',
  'notice.taken-over.subject': 'Sua conta do {site} agora é só sua',
  'notice.taken-over.text':
    'Já existia uma conta com este endereço antes de alguém confirmá-lo. Como você acaba de confirmá-lo, removemos a senha, os serviços vinculados e os dispositivos, caso outra pessoa os tenha configurado. Se foi você, basta escolher uma nova senha nas configurações da conta.',
  'notice.deletion-asked.subject': 'Sua conta do {site} será excluída',
  'notice.deletion-asked.text':
    'Você pediu a exclusão. Até essa data, basta entrar para desistir. Depois, tudo o que está nela será apagado para sempre.',
  'notice.deletion-asked.details': 'Será excluída em',
  'notice.deletion-taken-back.subject': 'Sua conta do {site} foi mantida',
  'notice.deletion-taken-back.text': 'Ela não será excluída. Tudo continua como estava.',
  'notice.account-deleted.subject': 'Sua conta do {site} foi excluída',
  'notice.account-deleted.text':
    'Como você pediu, sua conta e tudo o que havia nela foram apagados para sempre. Esta é a última mensagem que você recebe sobre ela. Quando quiser voltar, é só criar uma nova conta.',
  'letter.undo': 'Desfazer a alteração',
  'letter.undo_text':
    'Se não foi você, desfaça em até 7 dias. Seu endereço ou número anterior volta para a conta, e todas as outras sessões são encerradas.',
  'notice.email-removed.subject': 'O e-mail da sua conta do {site} foi removido',
  'notice.email-removed.text':
    'Você não entra mais com este endereço, e não enviaremos mais e-mails para ele.',
  'notice.phone-removed.subject': 'O telefone da sua conta do {site} foi removido',
  'notice.phone-removed.text': 'Você não entra mais com este número, e não enviaremos mais códigos para ele.',
}
