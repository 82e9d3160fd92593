import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'nearby.within': 'Tidak ada di {place}. {count, plural, other {# lowongan}} dalam jarak {km} km:',
  'nearby.in': 'Tidak ada di {place}. {count, plural, other {# lowongan}} di {wider}:',
  'nearby.without': 'Tidak ada yang “{name}”. {count, plural, other {# lowongan}} tanpa syarat itu:',
  'nearby.instead': 'Tidak ada yang “{name}”. {count, plural, other {# lowongan}} dengan “{other}”:',
  'nearby.remote': 'Tidak ada di {place}. {count, plural, other {# lowongan jarak jauh}} di {wider}:',
  'nearby.in_without':
    'Tidak ada yang “{name}” di {place}. {count, plural, other {# lowongan}} tanpa syarat itu di {wider}:',
  'nearby.similar': 'Tidak ada di {place}. {count, plural, other {# lowongan serupa}} di {wider}:',
  'nearby.distant': 'Tidak ada yang mirip. {count, plural, other {# lowongan}} yang paling mendekati:',
}
