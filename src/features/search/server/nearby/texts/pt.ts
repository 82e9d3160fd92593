import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'nearby.within':
    'Nada em {place}. {count, plural, one {# vaga} many {# de vagas} other {# vagas}} a até {km} km:',
  'nearby.in':
    'Nada em {place}. {count, plural, one {# vaga} many {# de vagas} other {# vagas}} em outros lugares ({wider}):',
  'nearby.without':
    'Nada com “{name}”. {count, plural, one {# vaga} many {# de vagas} other {# vagas}} sem essa condição:',
  'nearby.instead':
    'Nada com “{name}”. {count, plural, one {# vaga} many {# de vagas} other {# vagas}} com “{other}”:',
  'nearby.remote':
    'Nada em {place}. {count, plural, one {# vaga remota} many {# de vagas remotas} other {# vagas remotas}} ({wider}):',
  'nearby.in_without':
    'Nada em {place} com “{name}”. {count, plural, one {# vaga} many {# de vagas} other {# vagas}} sem essa condição ({wider}):',
  'nearby.similar':
    'Nada em {place}. {count, plural, one {# vaga semelhante} many {# de vagas semelhantes} other {# vagas semelhantes}} em outros lugares ({wider}):',
  'nearby.distant':
    'Nada próximo foi encontrado. {count, plural, one {# vaga é a que mais se aproxima} many {# de vagas são as que mais se aproximam} other {# vagas são as que mais se aproximam}}:',
}
