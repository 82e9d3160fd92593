import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'nearby.within': 'Tiada di {place}. {count, plural, other {# kerja}} dalam jarak {km} km:',
  'nearby.in': 'Tiada di {place}. {count, plural, other {# kerja}} di {wider}:',
  'nearby.without': 'Tiada yang “{name}”. {count, plural, other {# kerja}} tanpa syarat itu:',
  'nearby.instead': 'Tiada yang “{name}”. {count, plural, other {# kerja}} dengan “{other}”:',
  'nearby.remote': 'Tiada di {place}. {count, plural, other {# kerja jarak jauh}} di {wider}:',
  'nearby.in_without':
    'Tiada yang “{name}” di {place}. {count, plural, other {# kerja}} tanpa syarat itu di {wider}:',
  'nearby.similar': 'Tiada di {place}. {count, plural, other {# kerja serupa}} di {wider}:',
  'nearby.distant': 'Tiada yang hampir sama. {count, plural, other {# kerja}} yang paling hampir:',
}
