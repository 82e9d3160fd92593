import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'letter.enter_code': 'Digite este código na página que pede por ele:',
  'letter.valid_minutes': 'Vale uma única vez, por {minutes, plural, one {# minuto} other {# minutos}}.',
  'letter.valid_hours': 'Vale uma única vez, por {hours, plural, one {# hora} other {# horas}}.',
  'letter.never_share':
    'Não informe este código a ninguém. O {site} nunca pede o código por telefone, chat ou e-mail.',

  'sms.never_share': 'Não compartilhe.',

  'advice.ignore_code': 'Se não foi você que pediu, ignore este e-mail. Sem o código, nada acontece.',
  'advice.ignore_link': 'Se não foi você que pediu, ignore este e-mail. Sem o link, nada acontece.',
  'advice.second_factor':
    'Se você não está entrando agora, alguém sabe a sua senha. Troque a senha imediatamente.',

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
}
