import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'nearby.within':
    'Nada en {place}. {count, plural, one {# empleo} many {# de empleos} other {# empleos}} a menos de {km} km:',
  'nearby.in':
    'Nada en {place}. {count, plural, one {# empleo} many {# de empleos} other {# empleos}} en {wider}:',
  'nearby.without':
    'Nada con «{name}». {count, plural, one {# empleo} many {# de empleos} other {# empleos}} sin esa condición:',
  'nearby.instead':
    'Nada con «{name}». {count, plural, one {# empleo} many {# de empleos} other {# empleos}} con «{other}»:',
  'nearby.remote':
    'Nada en {place}. {count, plural, one {# empleo en remoto} many {# de empleos en remoto} other {# empleos en remoto}} en {wider}:',
  'nearby.in_without':
    'Nada en {place} con «{name}». {count, plural, one {# empleo} many {# de empleos} other {# empleos}} en {wider} sin esa condición:',
  'nearby.similar':
    'Nada en {place}. {count, plural, one {# empleo similar} many {# de empleos similares} other {# empleos similares}} en {wider}:',
  'nearby.distant':
    'No hay nada cercano. {count, plural, one {# empleo es lo que más se acerca} many {# de empleos son lo que más se acerca} other {# empleos son lo que más se acerca}}:',
}
