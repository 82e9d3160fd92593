import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'landing.jobs_country': 'Vagas {country}',
  'landing.jobs_place': 'Vagas em {place}',
  'landing.work_country': 'Vagas de {work} {country}',
  'landing.work_place': 'Vagas de {work} em {place}',
  'landing.region': '{name} (região)',
  'landing.count': '{count, plural, one {# vaga aberta} many {# vagas abertas} other {# vagas abertas}}',
  'landing.description':
    '{heading}: {count, plural, one {# vaga aberta} many {# vagas abertas} other {# vagas abertas}}, das mais recentes às mais antigas, com o salário à vista.',
  'landing.description_pay':
    '{heading}: {count, plural, one {# vaga aberta} many {# vagas abertas} other {# vagas abertas}}, das mais recentes às mais antigas. Salário típico: {range} por mês.',
  'landing.see_all': '{count, plural, one {Ver # vaga} many {Ver as # vagas} other {Ver as # vagas}}',
  'landing.see_remote': '{count, plural, one {# vaga remota} many {# vagas remotas} other {# vagas remotas}}',
  'landing.pay': 'Salário típico',
  'landing.pay_note':
    'Metade das vagas que informam o salário está nesta faixa; o valor central é {middle}. Calculado a partir de {count, plural, one {# vaga aberta} many {# vagas abertas} other {# vagas abertas}}.',
  'landing.newest': 'Vagas mais recentes',
  'landing.fields': 'Por área',
  'landing.narrower': 'Refinar a busca',
  'landing.titles': 'Cargos populares',
  'landing.related': 'Vagas relacionadas',
  'landing.places': 'Por local',
  'landing.nearby': 'Por perto',
  'landing.wider': 'Ampliar a busca',
  'landing.none_title': 'Nenhuma vaga aberta aqui no momento',
  'landing.none_text': 'Amplie um pouco a busca ou veja todas as vagas.',
  'landing.countries_description':
    'Vagas abertas em {count, plural, one {# país} many {# países} other {# países}}, por cidade e tipo de trabalho.',
  'landing.more': 'Mais vagas como estas',
}
