import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'auto.title': 'Enviar um currículo automaticamente',
  'auto.help':
    'Vai com a primeira mensagem de cada candidatura, a menos que você escolha outro na hora. Cada envio fica na lista de quem viu o quê.',
  'auto.off': 'Desativado',
  'auto.set_automatic': 'Agora {name} é enviado automaticamente.',
  'auto.not_automatic': 'Agora nenhum currículo é enviado automaticamente.',
  'auto.save': 'Salvar',
}
