import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'alert.subject':
    '{count, plural, one {{count} vaga nova} many {{count} vagas novas} other {{count} vagas novas}}: {title}',
  'alert.subject_all':
    '{count, plural, one {{count} vaga nova} many {{count} vagas novas} other {{count} vagas novas}} para você',
  'alert.best': 'As {shown} melhores de {count} vagas novas.',
  'alert.more_than': 'As {shown} melhores de mais de {count} vagas novas.',
  'alert.why': 'Combina: {reasons}',
  'alert.in_title': '“{typed}” no título',
  'alert.in_company': '“{typed}” no nome da empresa',
  'alert.in_place': '“{typed}” como lugar',
  'alert.in_text': '“{typed}” na descrição',
  'alert.means': '“{typed}” como {name}',
  'alert.similar': 'não combina exatamente, mas é parecida com {name}',
  'alert.similar_only': 'não combina exatamente, mas o sentido é próximo',
  'alert.everything': 'tudo o que você escolheu',
  'alert.not_this': 'Este tipo não',
  'alert.all': 'Ver todas as vagas que combinam',
  'alert.narrow': 'Vagas demais? Um toque reduz:',
  'alert.only': 'Só: {value} ({count})',
  'alert.only_place': 'Só em {value} ({count})',
  'alert.change': 'Alterar este alerta',
  'alert.stop': 'Parar estes e-mails',
  'alert.reason_daily':
    'Você recebe este e-mail porque {address} tem o alerta de vagas “{title}” em {site}: toda manhã em que há vagas novas.',
  'alert.reason_weekly':
    'Você recebe este e-mail porque {address} tem o alerta de vagas “{title}” em {site}: toda segunda-feira em que há vagas novas.',
  'alert.all_jobs': 'Todas as vagas',
  'confirm.subject': 'Quer receber vagas novas de {site} por e-mail?',
  'confirm.text': 'Alguém, provavelmente você, informou este endereço para um alerta de vagas:',
  'confirm.next':
    'Nada mais chega se você não confirmar. Se confirmar, também criamos uma conta para este endereço, sem senha; você pode excluí-la quando quiser.',
  'confirm.button': 'Ver e confirmar',
  'confirm.ignore': 'Se não foi você, não precisa fazer nada: depois de uma semana, nós esquecemos.',
}
