/** Inputs that the site accepts and a normal visitor would not send: the maximum of everything that costs time. */

import type { JobFacet } from '#config/job-filters.ts'
import { MAX_EXCLUDED_LENGTH, MAX_PAGE, MAX_PAGE_SIZE, MAX_QUERY_LENGTH } from '#config/limits.ts'
import { LOCATIONS } from '#config/places/places.ts'
import type { Random } from '../../demo/random.ts'

export interface Words {
  /** Of titles, as often as postings have them. */
  posted: readonly string[]
  /** Names of titles and skills in all languages. */
  labels: readonly string[]
  companies: readonly string[]
  ids: (facet: JobFacet) => number[]
}

type Inputs<Value> = readonly (readonly [kind: string, value: Value])[]

const MOST_VALUES = 200
const CJK = /[\u3041-\u9fff]/

export function costlyTexts(random: Random, { posted, labels, companies }: Words): Inputs<string> {
  const filled = (next: () => string, between = ' ') => {
    let text = next()
    while (text.length < MAX_QUERY_LENGTH) text += between + next()
    return text.slice(0, MAX_QUERY_LENGTH)
  }
  const long = labels.flatMap((label) => label.toLowerCase().split(/\s+/)).filter((word) => word.length >= 8)
  const short = posted.filter((word) => word.length === 4 || word.length === 5)
  const unspaced = labels.filter((label) => CJK.test(label))
  const letters = () => random.pick([...'aeinorst'])
  return [
    ['words of titles', filled(() => random.pick(posted))],
    ['one word again and again', filled(() => 'engineer')],
    ['single letters', filled(letters)],
    ['pairs of letters', filled(() => letters() + letters())],
    ['long words', filled(() => random.pick(long))],
    ['long words with mistakes', filled(() => mistaken(random, random.pick(long), 2))],
    ['short words with a mistake', filled(() => mistaken(random, random.pick(short), 1))],
    ['one long word with mistakes', mistaken(random, random.pick(long), 2)],
    ['frequent letters, eight each', filled(() => Array.from({ length: 8 }, letters).join(''))],
    ['frequent letters, four each', filled(() => Array.from({ length: 4 }, letters).join(''))],
    ['one run of letters', filled(letters, '')],
    ['unspaced names', filled(() => random.pick(unspaced), '')],
    ['unspaced names with mistakes', filled(() => mistaken(random, random.pick(unspaced), 1), '')],
    ['unspaced letters', filled(() => random.pick([...random.pick(unspaced)]), '')],
    ['Thai', filled(() => 'วิศวกรซอฟต์แวร์', '')],
    ['Arabic', filled(() => random.pick(labels.filter((label) => /[\u0600-\u06ff]/.test(label))))],
    ['names of companies', filled(() => random.pick(companies))],
    ['letters that fold into many', filled(() => 'ﷺ', '')],
    ['letters that fold into words', filled(() => '㍿㌀ﷲ㎧')],
    ['technologies', filled(() => random.pick(['c++', '.net', 'node.js', 'r&d', 'asp.net', 'c#']))],
    ['noise', filled(() => random.pick(['and', 'in', 'the', 'de', 'la', 'of', 'for', 'job', 'jobs']))],
  ]
}

export function costlyFields(random: Random, words: Words): Inputs<Readonly<Record<string, unknown>>> {
  const many = (facet: JobFacet, count = MOST_VALUES) => {
    const all = words.ids(facet)
    return [...new Set(Array.from({ length: count * 4 }, () => random.pick(all)))].slice(0, count)
  }
  const cities = LOCATIONS.filter(({ kind }) => kind !== 'region').map(({ id }) => id)
  const near = Array.from({ length: MOST_VALUES }, () => random.pick(cities))
  const query = random.pick(words.posted)
  const everyFilter = {
    job_locations: many('locationIds'),
    company_ids: many('companyIds'),
    function_job_title_ids: many('titleIds'),
    job_function_ids: many('functionIds'),
    skills: many('skillIds'),
    main_functions: many('mainFunctionIds'),
  }
  const phrase = (count: number) =>
    Array.from({ length: count }, () => random.pick(words.posted).replaceAll(/[,،、，]/g, ''))
      .join(' ')
      .slice(0, 100)
  /** As many as may be excluded. */
  const phrases = (count: number, next = () => phrase(count)) => {
    const all = Array.from({ length: MOST_VALUES }, next)
    while (all.join('').length > MAX_EXCLUDED_LENGTH) all.pop()
    return all
  }
  const longWords = words.labels.filter((label) => label.length > 8 && !/[,،、，]/.test(label))
  return [
    ['200 of each filter', everyFilter],
    ['200 of each filter and a query', { ...everyFilter, query }],
    ['200 companies', { company_ids: everyFilter.company_ids, query }],
    ['200 companies left out', { exclude_company_ids: everyFilter.company_ids }],
    ['200 cities with 100 km around', { job_locations: near, radius_km: 100 }],
    ['200 cities with 100 km around, and a query', { job_locations: near, radius_km: 100, query }],
    ['words left out', { exclude_words: phrases(1) }],
    ['words left out of a query', { exclude_words: phrases(1), query }],
    ['phrases left out', { exclude_words: phrases(12) }],
    ['phrases left out of a query', { exclude_words: phrases(12), query }],
    [
      'names left out of nothing found',
      { exclude_words: phrases(1, () => random.pick(longWords)), query: 'zzzzqq', country: 'PH' },
    ],
    [
      '200 languages',
      { languages: Array.from({ length: 200 }, (_, at) => `e${LETTERS[at % 26]}${LETTERS[at % 25]}`) },
    ],
    ['the last page by relevance', { query, page: MAX_PAGE, size: MAX_PAGE_SIZE }],
    ['the last page by pay', { sort: 3, page: MAX_PAGE, size: MAX_PAGE_SIZE }],
    ['the last page by date', { page: MAX_PAGE, size: MAX_PAGE_SIZE }],
    ['a page of 100 with its reasons', { query: phrase(30), size: 100, why: '1' }],
    ['nothing found, with filters', { query: `${query} zzzzqq`, ...everyFilter, country: 'SG' }],
    ['a range of pay', { salary_from: 1, salary_to: random.int(1000, 100_000), query }],
    [
      'everything at once',
      {
        ...everyFilter,
        query: phrase(30),
        exclude_words: phrases(12),
        salary_from: 1,
        posted_within: 365,
        why: '1',
        size: 100,
      },
    ],
  ]
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export const PLACE_TEXTS: Inputs<string> = [
  ['one letter', 's'],
  ['one letter, then the region', 's, m'],
  ['one letter, then many regions', `s${',a'.repeat(49)}`],
  ['one letter, then what is nowhere', `s${',zz'.repeat(30)}`],
  ['many commas', 's,'.repeat(50)],
]

function mistaken(random: Random, word: string, mistakes: number): string {
  const letters = [...word]
  for (let made = 0; made < mistakes; made++)
    letters[random.int(0, letters.length - 1)] = random.pick([...LETTERS])
  return letters.join('')
}
