/** Postings and queries of all kinds, drawn so that queries often match postings. */
import fc from 'fast-check'
import type { LanguagesRead } from '#shared/languages-read.ts'
import { dictionaryOf } from './build-dictionary.ts'
import { meaningOf } from './meaning/shipped-vectors.ts'
import { SAMPLE_FACETS } from './sample-job.test-helper.ts'
import type { JobIndexSettings } from './settings.ts'
import {
  type Concept,
  type JobDocument,
  type JobFilters,
  type JobQuery,
  NO_FILTERS,
  type Wish,
} from './types.ts'

const NOW = 1_790_000_000

const concepts: Concept[] = [
  {
    kind: 'mainFunction',
    id: 1,
    broader: null,
    labels: [
      { lang: 'en', text: 'Technology' },
      { lang: 'ja', text: '技術' },
    ],
  },
  {
    kind: 'function',
    id: 101,
    broader: 1,
    labels: [
      { lang: 'en', text: 'Software development' },
      { lang: 'en', text: 'Software engineer' },
    ],
  },
  {
    kind: 'title',
    id: 1001,
    broader: 101,
    labels: [
      { lang: 'en', text: 'Software engineer' },
      { lang: 'ja', text: 'ソフトウェアエンジニア' },
      { lang: 'zh-TW', text: '軟體工程師' },
      { lang: 'ar', text: 'مهندس برمجيات' },
    ],
  },
  {
    kind: 'title',
    id: 1002,
    broader: null,
    kindOf: [1001],
    labels: [
      { lang: 'en', text: 'Accountant' },
      { lang: 'es', text: 'Contador' },
      { lang: 'zh-CN', text: '会计' },
      { lang: 'ja', text: '営業', local: true },
    ],
  },
  { kind: 'skill', id: 7, broader: null, labels: [{ lang: '', text: 'Node.js' }] },
]

export const settings: JobIndexSettings = {
  facets: SAMPLE_FACETS,
  concepts: dictionaryOf(concepts),
  meaning: meaningOf(concepts),
  payBands: {
    TWD: [
      { from: 30_000, to: 50_000 },
      { from: 50_000, to: null },
    ],
    USD: [
      { from: 0, to: 2000 },
      { from: 2000, to: null },
    ],
  },
  currencyRates: { TWD: 32.3, JPY: 151.7, USD: 1 },
  now: () => NOW,
}

const PHRASES = [
  ['en', 'Senior Software Engineers'],
  ['en', 'accountant'],
  ['en', 'Node.js developer, C++ and R&D'],
  ['en', 'driver in Dubai'],
  ['ja', 'ソフトウェアエンジニア募集'],
  ['ja', '東京の営業'],
  ['zh-TW', '高級軟體工程師'],
  ['zh-CN', '会计'],
  ['ar', 'مهندس برمجيات أول'],
  ['tr', 'Yazılım Mühendisi'],
  ['es', 'Contadora pública'],
  ['th', 'วิศวกรซอฟต์แวร์'],
  ['', ''],
] as const
const COUNTRIES = ['TW', 'JP', 'AE'] as const

const ids = (most: number) => fc.array(fc.integer({ min: 1, max: most }), { maxLength: 3 })
/** One value or the unknown one. */
const one = (most: number) => fc.integer({ min: 0, max: most }).map((id) => [id])
const pay = fc.record({
  from: fc.constantFrom(0, 1000, 30_000, 40_000),
  extra: fc.constantFrom(0, 500, 20_000),
  currency: fc.constantFrom('TWD', 'JPY', 'USD', 'XXX'),
})

export const document: fc.Arbitrary<JobDocument> = fc
  .record({
    id: fc.integer({ min: 1, max: 40 }),
    country: fc.option(fc.constantFrom(...COUNTRIES)),
    openCountries: fc.subarray([...COUNTRIES]),
    excludedCountries: fc.subarray([...COUNTRIES], { maxLength: 1 }),
    companyName: fc.constantFrom('Acme Software', '台積電', ''),
    texts: fc.array(
      fc
        .tuple(fc.constantFrom(...PHRASES), fc.array(fc.constantFrom(...PHRASES), { maxLength: 4 }))
        .map(([[lang, title], rest]) => ({
          lang,
          title,
          description: rest.map(([, text]) => text).join('. '),
        })),
      { minLength: 1, maxLength: 2 },
    ),
    pay: fc.option(pay.map(({ from, extra, currency }) => ({ min: from, max: from + extra, currency }))),
    isOnHold: fc.oneof(
      { weight: 3, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    postedAt: fc.constantFrom(NOW, NOW - 3600, NOW - 86_400, NOW - 5 * 86_400, NOW - 90 * 86_400),
    values: fc.record({
      locationIds: ids(5),
      companyIds: one(4),
      titleIds: fc.subarray([1001, 1002]),
      functionIds: fc.subarray([101]),
      mainFunctionIds: fc.subarray([1]),
      categoryIds: ids(3),
      skillIds: fc.subarray([7, 8]),
      jobTypeIds: one(2),
      arrangements: fc.constantFrom([0], [1], [2], [3], [3]),
      industryIds: one(2),
      urgent: fc.constantFrom([0], [1]),
    }),
  })
  .map(({ values, ...document }) => ({
    ...document,
    values: { ...values, languages: document.texts.map(({ lang }) => lang) },
  }))

/** Most filters are off; otherwise queries would find hardly anything. */
const sometimes = <Value>(value: fc.Arbitrary<Value>, off: Value) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(off) }, { weight: 1, arbitrary: value })

const filters: fc.Arbitrary<JobFilters> = fc.record({
  values: fc.record({
    locationIds: sometimes(ids(6), []),
    companyIds: sometimes(ids(5), []),
    titleIds: sometimes(fc.subarray([1001, 1002, 9]), []),
    functionIds: sometimes(fc.subarray([101]), []),
    mainFunctionIds: sometimes(fc.subarray([1]), []),
    categoryIds: sometimes(ids(3), []),
    skillIds: sometimes(fc.subarray([7]), []),
    jobTypeIds: sometimes(ids(2), []),
    arrangements: sometimes(ids(3), []),
    industryIds: sometimes(ids(2), []),
    languages: sometimes(fc.subarray(['en', 'ja', 'zh-TW', 'xx']), []),
    urgent: sometimes(fc.constantFrom<number[]>([1]), []),
  }),
  placesAround: sometimes(ids(6), []),
  pay: fc.option(
    pay.map(({ from, extra, currency }) => ({ from, to: extra === 0 ? null : from + extra, currency })),
  ),
  postedSince: sometimes(fc.constantFrom(NOW, NOW - 86_400), null),
  excludeWords: sometimes(fc.subarray(['engineer', 'senior software', '会計', '']), []),
  excludeCompanyIds: sometimes(ids(4), []),
  excludeJobIds: sometimes(ids(12), []),
  excludeLanguages: sometimes(fc.subarray(['en', 'ja', 'zh-TW', 'xx']), []),
})

const wish: fc.Arbitrary<Wish> = fc
  .tuple(
    fc.constantFrom(0.5, 1, 3),
    fc.oneof(
      fc.constantFrom(
        { concepts: [{ kind: 'title', id: 1001 }] } as const,
        { concepts: [{ kind: 'function', id: 101 }] } as const,
        { words: 'Contador' },
        { words: '営業' },
        { meaning: 'bookkeeper', least: 0.5 },
        { meaning: 'programmer', least: 0.2 },
        { pay: { from: 1000, currency: 'USD' } },
      ),
      fc.record({ values: fc.record({ locationIds: ids(5), companyIds: ids(4) }, { requiredKeys: [] }) }),
    ),
  )
  .map(([worth, rest]) => ({ worth, ...rest }))

const reads: fc.Arbitrary<LanguagesRead> = fc.record({
  well: fc.subarray(['en', 'zh-TW', 'ar']),
  also: fc.subarray(['en', 'zh', 'tr', 'xx']),
})

export const query: fc.Arbitrary<JobQuery> = fc
  .record({
    text: fc.oneof(
      fc.constant(''),
      fc.constantFrom(...PHRASES).map(([, text]) => text),
      fc.constantFrom(
        'software enginer',
        'acountant dubai',
        'مهندس برمجيات',
        'technology',
        'nodejs',
        'yazilim',
        'engineer accountant zzz',
        '営業',
        '軟體工程帥',
        '會計氏',
        'muhandis',
        'soft ware engineer',
        'ソフトウエアエンジニア 東京',
      ),
    ),
    language: fc.constantFrom('en', 'ja', 'xx'),
    literal: sometimes(fc.constant(true), false),
    reads: fc.option(reads),
    wishes: fc.option(fc.array(fc.array(wish, { maxLength: 3 }), { maxLength: 2 })),
    countries: fc.option(fc.uniqueArray(fc.constantFrom(...COUNTRIES, 'BR'), { minLength: 1, maxLength: 3 })),
    filters: fc.oneof(fc.constant(NO_FILTERS), filters),
    sort: fc.constantFrom('newest', 'relevance', 'pay'),
    offset: fc.constantFrom(0, 0, 3),
    limit: fc.constantFrom(0, 5, 100),
    facets: fc.boolean(),
    explain: fc.boolean(),
    explainWishes: fc.boolean(),
    payCurrency: fc.constantFrom(undefined, 'TWD', 'USD'),
  })
  .map(({ reads, wishes, countries, payCurrency, ...rest }) => ({
    ...rest,
    ...(reads === null ? {} : { reads }),
    ...(wishes === null ? {} : { wishes }),
    ...(countries === null ? {} : { countries }),
    ...(payCurrency === undefined ? {} : { payCurrency }),
  }))
