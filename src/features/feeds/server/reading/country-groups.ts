import { countriesNamed } from '#config/places/place-names.ts'

/**
 * The countries that people mean when they open a remote job to a part of the world. For wide regions these are the
 * countries in which this site has job seekers: enough to decide who sees the job.
 */
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const EUROPE = [...EU, ...'GB CH NO IS RS UA AL BA MD ME MK'.split(' ')]
const NORTH_AMERICA = ['US', 'CA', 'MX']
const LATIN_AMERICA = 'MX BR AR CL CO PE UY EC CR PA DO GT BO PY'.split(' ')
const APAC = 'PH SG ID HK MO TW JP MY TH VN AU NZ KR IN BD PK LK CN'.split(' ')
const MIDDLE_EAST_AND_AFRICA = 'TR SA AE QA KW EG JO IL MA TN NG KE ZA GH'.split(' ')

const GROUPS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:EU|European Union|E\.U\.)\b/, EU],
  [/\b(?:Europe|europe|EUROPE|CET|CEST)\b/, EUROPE],
  [/\b(?:EMEA)\b/, [...EUROPE, ...MIDDLE_EAST_AND_AFRICA]],
  [/\b(?:North America|north america|NORAM|NAMER)\b/, NORTH_AMERICA],
  [/\b(?:LATAM|LatAm|Latin America|South America)\b/, LATIN_AMERICA],
  [/\b(?:AMER|Americas|North (?:or|and|&) South America)\b/, [...NORTH_AMERICA, ...LATIN_AMERICA]],
  [/\b(?:APAC|Asia)\b/, APAC],
  [/\bUK ?(?:&|and) ?I(?:reland)?\b/, ['GB', 'IE']],
  [/\bIberia\b/, ['ES', 'PT']],
  [/\bDACH\b/, ['DE', 'AT', 'CH']],
  [/\b(?:Benelux|BENELUX)\b/, ['BE', 'NL', 'LU']],
  [/\b(?:Nordics?|NORDICS|Scandinavia)\b/, ['SE', 'NO', 'DK', 'FI', 'IS']],
  [/\bANZ\b/, ['AU', 'NZ']],
  [/\b(?:MENA|Middle East)\b/, 'TR SA AE QA KW EG JO IL MA TN'.split(' ')],
  [/\bGCC\b/, 'SA AE QA KW OM BH'.split(' ')],
]

/** The countries of all groups named in the text. */
export function groupedCountries(text: string): string[] {
  return GROUPS.flatMap(([pattern, countries]) => (pattern.test(text) ? countries : []))
}

/** The countries that a sentence names: 'Remote across Canada with office in Toronto', 'Remote (US East/Central)'. */
export function countriesWithin(text: string): string[] {
  if (OF_HOURS.test(text)) return []
  const words = text.match(/[\p{L}\p{M}.]+/gu) ?? []
  const names = words.flatMap((word, index) => [
    ...(word.length > 3 || SHORT_NAMES.has(word) ? [word] : []),
    ...(index > 0 ? [`${words[index - 1]} ${word}`] : []),
  ])
  const found = names
    .filter((name) => /^\p{Lu}/u.test(name) && !OTHER_SENSES.has(name))
    .flatMap((name) => countriesNamed(name))
  return [...new Set(found)]
}

const SHORT_NAMES: ReadonlySet<string> = new Set(['US', 'USA', 'U.S.', 'UK', 'UAE', 'KSA'])

/** Countries named for their hours only: 'overlap with Ireland 9-5 GMT'. */
const OF_HOURS = /overlap|time ?zone|hours/i

/** Names of countries in some language that are parts of other names: 'Latin America', 'New Jersey', 'Rhode Island'. */
const OTHER_SENSES: ReadonlySet<string> = new Set([
  'America',
  'Georgia',
  'Island',
  'Jersey',
  'Jordan',
  'Chad',
])
