import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'Digite este código na página que pede por ele:',
  'letter.valid_minutes': 'Vale uma única vez, por {minutes, plural, one {# minuto} other {# minutos}}.',
  'letter.valid_hours': 'Vale uma única vez, por {hours, plural, one {# hora} other {# horas}}.',
  'letter.never_share':
    'Não informe este código a ninguém. O {site} nunca pede o código por telefone, chat ou e-mail.',
  'letter.link_fallback': 'Se o botão não funcionar, copie este endereço no navegador:',
  'letter.open_site': 'Ir para o {site}',
  'letter.time': 'Data e hora',
  'letter.device': 'Dispositivo',
  'letter.reason': 'Enviamos este e-mail para {address} porque esse endereço foi informado no {site}.',
  'letter.contact': 'Dúvidas? Escreva para {email}.',

  'sms.never_share': 'Não compartilhe.',

  'advice.ignore_code': 'Se não foi você que pediu, ignore este e-mail. Sem o código, nada acontece.',
  'advice.ignore_link': 'Se não foi você que pediu, ignore este e-mail. Sem o link, nada acontece.',
  'advice.second_factor':
    'Se você não está entrando agora, alguém sabe a sua senha. Troque a senha imediatamente.',
  'advice.secure':
    'Se não foi você, troque a senha imediatamente e, nas configurações da conta, desconecte os dispositivos que não reconhece.',
  'advice.address_changed':
    'Se não foi você, alguém pode ter tomado a sua conta. Entre de outra forma, como pelo telefone, e volte a usar o endereço anterior.',
  'advice.deletion': 'Se não foi você, entre, mantenha a conta e troque a senha.',

  'code.sign-in.subject': '{code} é seu código para entrar no {site}',
  'code.sign-in.heading': 'Entre no {site}',
  'code.sign-up.subject': '{code} é seu código de cadastro no {site}',
  'code.sign-up.heading': 'Crie sua conta no {site}',
  'code.verify-email.subject': '{code} confirma seu e-mail no {site}',
  'code.verify-email.heading': 'Confirme seu e-mail',
  'code.verify-phone.subject': '{code} confirma seu telefone no {site}',
  'code.verify-phone.heading': 'Confirme seu telefone',
  'code.reset-password.subject': '{code} é seu código para redefinir a senha do {site}',
  'code.reset-password.heading': 'Escolha uma nova senha',
  'code.change-email.subject': '{code} é seu código para trocar o e-mail no {site}',
  'code.change-email.heading': 'Troque seu e-mail',
  'code.change-phone.subject': '{code} é seu código para trocar o telefone no {site}',
  'code.change-phone.heading': 'Troque seu telefone',
  'code.second-factor.subject': '{code} é seu código de verificação do {site}',
  'code.second-factor.heading': 'A segunda etapa para entrar',
  'code.confirm.subject': '{code} confirma que é você no {site}',
  'code.confirm.heading': 'Confirme que é você',

  'link.magic-link.subject': 'Seu link para entrar no {site}',
  'link.magic-link.heading': 'Entre no {site}',
  'link.magic-link.text': 'Toque no botão para entrar. Não é preciso senha.',
  'link.magic-link.button': 'Entrar',
  'link.verify-email.subject': 'Confirme seu e-mail no {site}',
  'link.verify-email.heading': 'Confirme seu e-mail',
  'link.verify-email.text': 'Toque no botão para confirmar que este endereço é seu.',
  'link.verify-email.button': 'Confirmar e-mail',

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

  'decision.reason': 'Motivo',
  'decision.until': 'Suspensa até',
  'decision.until_further': 'novo aviso',
  'decision.job': 'Vaga',
  'decision.company': 'Empresa',
  'decision.number': 'Número da vaga',
  'decision.by_person': 'Esta decisão foi tomada por uma pessoa da nossa equipe.',
  'decision.answer':
    'Se acha que é um engano, responda a este e-mail e conte por quê. Vamos analisar de novo.',
  'decision.questions': 'Se algo não ficou claro, responda a este e-mail.',
  'decision.terms': 'Ler os termos de uso',
  'decision.account-suspended.subject': 'Sua conta do {site} foi suspensa',
  'decision.account-suspended.text':
    'Você não pode entrar, e todos os seus dispositivos foram desconectados. Nada foi apagado da sua conta.',
  'decision.account-restored.subject': 'Sua conta do {site} está ativa de novo',
  'decision.account-restored.text':
    'Retiramos a suspensão. Você pode entrar novamente, e tudo na sua conta está como você deixou.',
  'decision.job-closed.subject': 'Sua vaga “{title}” foi encerrada',
  'decision.job-closed.text':
    'Analisamos denúncias sobre esta vaga e a encerramos pelo motivo indicado abaixo. Os candidatos não a encontram mais, e ela não pode ser reaberta.',
}
