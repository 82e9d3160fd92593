import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  title: 'Seus dados no {site}',
  text: 'Tudo o que guardamos sobre você, um arquivo para cada tipo de dado. Os horários estão em UTC. Senhas, chaves e códigos ficam de fora: só ajudariam um ladrão.',
  'file.account': 'sua conta: nome, e-mail, telefone, país, idioma e consentimentos',
  'file.recruiter': 'sua função como recrutador',
  'file.history': 'o que aconteceu na sua conta e de onde',
  'file.messages': 'os e-mails e SMS que enviamos a você recentemente',
  'file.notifications': 'suas notificações e quando você as leu',
  'file.notification-settings': 'quais notificações você escolheu receber',
  'file.sessions': 'onde sua conta está conectada',
  'file.known-devices': 'navegadores que sua conta reconhece',
  'file.recent-searches': 'o que você buscou',
  'file.viewed-jobs': 'as vagas que você abriu',
  'file.operator': 'sua função como operador deste site',
  'file.providers': 'os serviços que você usa para entrar',
  'file.passkeys': 'suas chaves de acesso',
  'file.authenticator': 'seu aplicativo autenticador',
  'file.recovery-codes': 'seus códigos de recuperação e quando foram usados',
  'file.identity': 'sua identidade, como o Singpass a confirmou, e quando',
  'file.identity-reads': 'quem consultou sua identidade confirmada e por quê',
  'file.profile': 'seu perfil de candidato',
  'file.wanted-titles': 'os cargos que você procura',
  'file.files': 'sua foto e outros arquivos; os arquivos estão na pasta files',
}
