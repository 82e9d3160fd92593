import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'landing.jobs_country': 'Empleos en {country}',
  'landing.jobs_place': 'Empleos en {place}',
  'landing.work_country': 'Empleos de {work} en {country}',
  'landing.work_place': 'Empleos de {work} en {place}',
  'landing.region': '{name} (región)',
  'landing.count':
    '{count, plural, one {# empleo disponible} many {# empleos disponibles} other {# empleos disponibles}}',
  'landing.description':
    '{heading}: {count, plural, one {# empleo disponible} many {# empleos disponibles} other {# empleos disponibles}}, los más recientes primero y con el sueldo a la vista.',
  'landing.description_pay':
    '{heading}: {count, plural, one {# empleo disponible} many {# empleos disponibles} other {# empleos disponibles}}, los más recientes primero. Sueldo habitual: {range} al mes.',
  'landing.see_all': '{count, plural, one {Ver # empleo} many {Ver los # empleos} other {Ver los # empleos}}',
  'landing.see_remote':
    '{count, plural, one {# empleo remoto} many {# empleos remotos} other {# empleos remotos}}',
  'landing.pay': 'Sueldo habitual',
  'landing.pay_note':
    'La mitad de los empleos que indican el sueldo está en este rango; el valor central es {middle}. Calculado con {count, plural, one {# empleo disponible} many {# empleos disponibles} other {# empleos disponibles}}.',
  'landing.newest': 'Empleos más recientes',
  'landing.fields': 'Por área',
  'landing.narrower': 'Afinar la búsqueda',
  'landing.titles': 'Puestos populares',
  'landing.related': 'Empleos relacionados',
  'landing.places': 'Por lugar',
  'landing.nearby': 'Cerca de aquí',
  'landing.wider': 'Ampliar la búsqueda',
  'landing.none_title': 'Ahora mismo no hay empleos aquí',
  'landing.none_text': 'Amplía un poco la búsqueda o mira todos los empleos.',
  'landing.countries_description':
    'Empleos disponibles en {count, plural, one {# país} many {# países} other {# países}}, por ciudad y tipo de trabajo.',
  'landing.more': 'Más empleos como estos',
}
