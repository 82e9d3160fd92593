export const texts = {
  'nearby.within': 'Nothing found in {place}. {count, plural, one {# job} other {# jobs}} within {km} km:',
  'nearby.in': 'Nothing found in {place}. {count, plural, one {# job} other {# jobs}} in {wider}:',
  'nearby.without': 'Nothing found with “{name}”. {count, plural, one {# job} other {# jobs}} without it:',
  'nearby.instead':
    'Nothing found with “{name}”. {count, plural, one {# job} other {# jobs}} with “{other}”:',
  'nearby.remote':
    'Nothing found in {place}. {count, plural, one {# remote job} other {# remote jobs}} in {wider}:',
  'nearby.in_without':
    'Nothing found in {place} with “{name}”. {count, plural, one {# job} other {# jobs}} in {wider} without it:',
  'nearby.similar':
    'Nothing found in {place}. {count, plural, one {# similar job} other {# similar jobs}} in {wider}:',
  'nearby.distant':
    'Nothing close was found. {count, plural, one {# job comes} other {# jobs come}} nearest to it:',
} as const
