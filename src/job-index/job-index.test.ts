/**
 * What a visitor's search finds, told by example; that all the numbers are right is the property tests'
 * business.
 */
import { expect, test } from 'vitest'
import { JobIndex } from './job-index.ts'
import { NO_FILTERS } from './naive-oracle.test-helper.ts'
import { sampleJob } from './sample-job.test-helper.ts'
import type { Concept, JobDocument, JobFilters, JobIndexSettings, JobQuery } from './types.ts'

const NOW = 1_790_000_000
const DAY = 86_400

const concepts: Concept[] = [
  { kind: 'mainFunction', id: 1, broader: null, labels: [{ lang: 'en', text: 'Finance' }] },
  { kind: 'function', id: 101, broader: 1, labels: [{ lang: 'en', text: 'Accounting' }] },
  {
    kind: 'title',
    id: 1001,
    broader: 101,
    labels: [
      { lang: 'en', text: 'Accountant' },
      { lang: 'ja', text: '会計士' },
      { lang: 'zh-TW', text: '會計師' },
      { lang: 'ar', text: 'محاسب' },
      { lang: 'es', text: 'Contador público' },
    ],
  },
  {
    kind: 'title',
    id: 1002,
    broader: null,
    labels: [
      { lang: 'en', text: 'Software engineer' },
      { lang: 'zh-TW', text: '軟體工程師' },
      { lang: 'tr', text: 'Yazılım mühendisi' },
    ],
  },
]

const settings: JobIndexSettings = {
  concepts,
  payBands: {
    TWD: [
      { from: 0, to: 40_000 },
      { from: 40_000, to: null },
    ],
  },
  currencyRates: { TWD: 32, USD: 1 },
  now: () => NOW,
}

const job: typeof sampleJob = (id, lang, title, known) =>
  sampleJob(id, lang, title, { postedAt: NOW - DAY, ...known })

function indexOf(...documents: JobDocument[]): JobIndex {
  const index = new JobIndex(settings)
  index.apply({ upserts: documents, removals: [] })
  return index
}

function ask(index: JobIndex, text: string, rest: Partial<JobQuery> & { filters?: JobFilters } = {}) {
  return index.search({
    text,
    language: 'en',
    filters: NO_FILTERS,
    sort: 'relevance',
    offset: 0,
    limit: 20,
    facets: false,
    ...rest,
  })
}

const found = (index: JobIndex, text: string, rest: Partial<JobQuery> = {}) =>
  ask(index, text, rest).hits.map(({ id }) => id)

test('a query in one language finds the same title in every other', () => {
  const index = indexOf(
    job(1, 'ar', 'محاسب أول'),
    job(2, 'en', 'Senior accountants'),
    job(3, 'zh-TW', '會計師事務所徵才'),
    job(4, 'es', 'Contadora pública', { titleIds: [1001] }),
    job(5, 'en', 'Driver'),
  )
  for (const text of ['会計士', 'accountant', '会计师', 'المحاسب', 'contador público']) {
    expect(new Set(found(index, text)), text).toEqual(new Set([1, 2, 3, 4]))
  }
})

test('a broader concept finds its titles', () => {
  const index = indexOf(job(1, 'ja', '会計士'), job(2, 'en', 'Driver'))
  expect(found(index, 'accounting')).toEqual([1])
  expect(found(index, 'finance')).toEqual([1])
})

test('the exact title comes before longer ones, and both before a mention in the text', () => {
  const index = indexOf(
    job(1, 'en', 'Office clerk', { description: 'You support our software engineer.', postedAt: NOW }),
    job(2, 'en', 'Software engineer, payments and billing platform', { postedAt: NOW }),
    job(3, 'en', 'Software engineer', { postedAt: NOW - 20 * DAY }),
    job(4, 'en', 'Engineer for software of trains', { postedAt: NOW }),
  )
  expect(found(index, 'software engineer')).toEqual([3, 2, 4, 1])
})

test('of equally good postings the newer comes first', () => {
  const index = indexOf(job(1, 'en', 'Driver', { postedAt: NOW - 9 * DAY }), job(2, 'en', 'Driver'))
  expect(found(index, 'driver')).toEqual([2, 1])
})

test('of equally good postings those in the language of the one who asks come first', () => {
  const index = indexOf(job(1, 'ja', 'Python'), job(2, 'en', 'Python'))
  expect(found(index, 'python', { language: 'en' })).toEqual([2, 1])
  expect(found(index, 'python', { language: 'ja' })).toEqual([1, 2])
})

test('words are found across plural, gender, accents, case, width and kind of Chinese characters', () => {
  const index = indexOf(
    job(1, 'es', 'Enfermeras'),
    job(2, 'tr', 'YAZILIM MÜHENDİSİ'),
    job(3, 'zh-TW', '業務專員'),
    job(4, 'vi', 'Kế toán trưởng'),
    job(5, 'ar', 'مُهَنْدِسُون'),
    job(6, 'ja', 'ﾏﾈｰｼﾞｬｰ'),
  )
  expect(found(index, 'enfermero')).toEqual([1])
  expect(found(index, 'yazilim muhendis')).toEqual([2])
  expect(found(index, '业务专员')).toEqual([3])
  expect(found(index, 'ke toan')).toEqual([4])
  expect(found(index, 'مهندس')).toEqual([5])
  expect(found(index, 'マネージャー')).toEqual([6])
})

test('technologies keep their signs', () => {
  const index = indexOf(
    job(1, 'en', 'C++ developer'),
    job(2, 'en', 'C# developer'),
    job(3, 'en', 'Node.js developer'),
    job(4, 'en', 'R&D manager'),
    job(5, 'en', '.NET developer'),
  )
  expect(found(index, 'c++')).toEqual([1])
  expect(found(index, 'C#')).toEqual([2])
  expect(found(index, 'nodejs')).toEqual([3])
  expect(found(index, 'node')).toEqual([3])
  expect(found(index, 'r&d')).toEqual([4])
  expect(found(index, '.net')).toEqual([5])
})

test('the pronoun in a text is not the trade', () => {
  const index = indexOf(
    job(1, 'en', 'Cook', { description: 'It is hard, but we love it.' }),
    job(2, 'en', 'Clerk', { description: 'Works with our IT.' }),
    job(3, 'en', 'It support'),
  )
  expect(found(index, 'it')).toEqual([3, 2])
})

test('a misspelt word is corrected, and the correction is told', () => {
  const index = indexOf(job(1, 'en', 'Software engineers'), job(2, 'en', 'Driver'))
  expect(ask(index, 'sofwtare enginer')).toMatchObject({
    total: 1,
    corrections: [
      { from: 'sofwtare', to: 'software' },
      { from: 'enginer', to: 'engineers' },
    ],
  })
  expect(ask(index, 'drivr').total).toBe(1)
  expect(ask(index, 'engineers').corrections).toEqual([])
})

test('small words of a query need not stand in the posting', () => {
  const index = indexOf(job(1, 'en', 'Nurse', { placeNames: ['Dubai', 'دبي'] }), job(2, 'en', 'Nurse'))
  expect(found(index, 'nurse jobs in dubai')).toEqual([1])
  expect(found(index, 'nurse دبي')).toEqual([1])
})

test('if no posting has all words, those with at least half of them are found', () => {
  const index = indexOf(job(1, 'en', 'Truck driver'), job(2, 'en', 'Cook'))
  expect(found(index, 'truck astronaut')).toEqual([1])
  expect(found(index, 'truck driver')).toEqual([1])
  expect(found(index, 'astronaut')).toEqual([])
})

test('an excluded word keeps postings away wherever it stands', () => {
  const index = indexOf(job(1, 'en', 'Driver', { description: 'Night shifts.' }), job(2, 'en', 'Driver'))
  expect(found(index, 'driver', { filters: { ...NO_FILTERS, excludeWords: ['night shift'] } })).toEqual([2])
})

test('a remote job belongs to every country it is open to', () => {
  const remote = { arrangement: 3, country: 'US' } as const
  const index = indexOf(
    job(1, 'en', 'Anywhere', remote),
    job(2, 'en', 'Anywhere but there', { ...remote, excludedCountries: ['TW'] }),
    job(3, 'en', 'Some', { ...remote, openCountries: ['TW', 'JP'] }),
    job(4, 'en', 'Office', { country: 'US', openCountries: ['TW'] }),
  )
  const inCountry = (country: string) => new Set(found(index, '', { country }))
  expect(inCountry('TW')).toEqual(new Set([1, 3]))
  expect(inCountry('US')).toEqual(new Set([1, 2, 3, 4]))
  expect(inCountry('BR')).toEqual(new Set([1, 2]))
})

test('a filter counts its own values as if it were not set, the others as it is', () => {
  const index = indexOf(
    job(1, 'en', 'A', { jobTypeId: 1, levelId: 1 }),
    job(2, 'en', 'B', { jobTypeId: 2, levelId: 1 }),
    job(3, 'en', 'C', { jobTypeId: 2, levelId: 2 }),
  )
  const { facets, total } = ask(index, '', { facets: true, filters: { ...NO_FILTERS, jobTypeIds: [1] } })
  expect(total).toBe(1)
  expect(facets?.jobTypeIds).toEqual([
    { id: 2, count: 2 },
    { id: 1, count: 1 },
  ])
  expect(facets?.levelIds).toEqual([{ id: 1, count: 1 }])
})

test('pay is compared across currencies, and jobs that state none are counted apart', () => {
  const index = indexOf(
    job(1, 'en', 'A', { pay: { min: 1000, max: 1500, currency: 'USD' } }),
    job(2, 'en', 'B', { pay: { min: 30_000, max: 31_000, currency: 'TWD' } }),
    job(3, 'en', 'C'),
    job(4, 'en', 'D', { pay: { min: 1, max: 2, currency: 'XXX' } }),
  )
  const filters = { ...NO_FILTERS, pay: { from: 40_000, to: null, currency: 'TWD' } }
  const answer = ask(index, '', { filters, facets: true })
  expect(answer).toMatchObject({ total: 1, hits: [{ id: 1 }], withoutStatedPay: 1 })
  expect(answer.facets?.pay.map(({ count }) => count)).toEqual([2, 1])
  expect(found(index, '', { sort: 'pay' })).toEqual([1, 2, 4, 3])
})

test('an empty result names what to drop', () => {
  const index = indexOf(job(1, 'en', 'Driver', { jobTypeId: 1 }), job(2, 'en', 'Cook', { jobTypeId: 2 }))
  const filters = { ...NO_FILTERS, jobTypeIds: [2] }
  expect(ask(index, 'driver', { filters }).droppable).toEqual([
    { filter: 'jobTypeIds', total: 1 },
    { filter: 'text', total: 1 },
  ])
  expect(ask(index, 'driver', { country: 'JP' }).droppable).toEqual([{ filter: 'country', total: 1 }])
})

test('an upsert replaces, a removal removes, before and after merging', () => {
  const index = indexOf(job(1, 'en', 'Driver'), job(2, 'en', 'Driver'))
  index.apply({ upserts: [job(1, 'en', 'Cook')], removals: [2] })
  const check = () => {
    expect(found(index, 'driver')).toEqual([])
    expect(found(index, 'cook')).toEqual([1])
    expect(index.size).toBe(1)
  }
  check()
  while (index.merge()) check()
  check()
})

test('counts that are kept between searches follow what happens to the postings', () => {
  const index = indexOf(
    ...Array.from({ length: 9 }, (_, id) =>
      job(id + 1, 'en', 'Driver', { jobTypeId: 1, levelId: 2, categoryIds: [3], locationIds: [4, 5] }),
    ),
  )
  const jobTypes = () => ask(index, '', { country: 'TW', facets: true }).facets?.jobTypeIds
  expect(jobTypes()).toEqual([{ id: 1, count: 9 }])
  index.apply({ upserts: [job(1, 'en', 'Driver', { jobTypeId: 2 })], removals: [] })
  expect(jobTypes()).toEqual([
    { id: 1, count: 8 },
    { id: 2, count: 1 },
  ])
})

test('a posting replaced while its segment is being merged stays replaced', () => {
  const index = indexOf(job(1, 'en', 'Driver'))
  index.apply({ upserts: [job(2, 'en', 'Cook')], removals: [] })
  index.merge(1)
  index.apply({ upserts: [job(1, 'en', 'Pilot')], removals: [2] })
  while (index.merge(1));
  expect(found(index, '')).toEqual([1])
  expect(found(index, 'pilot')).toEqual([1])
})

test('a snapshot brings back the index and its mark', () => {
  const index = indexOf(job(1, 'zh-TW', '軟體工程師'), job(2, 'en', 'Driver'))
  index.apply({ upserts: [], removals: [2] })
  const loaded = JobIndex.load(Buffer.concat(index.save('{"seq":7}')), settings)
  expect(loaded?.meta).toBe('{"seq":7}')
  expect(loaded?.index.size).toBe(1)
  expect(loaded && found(loaded.index, 'software engineer')).toEqual([1])
})

test('a snapshot of other concepts, cut short, or of something else is refused', () => {
  const snapshot = Buffer.concat(indexOf(job(1, 'en', 'Driver')).save(''))
  expect(JobIndex.load(snapshot, { ...settings, concepts: concepts.slice(1) })).toBeNull()
  expect(JobIndex.load(snapshot.subarray(0, snapshot.length - 9), settings)).toBeNull()
  expect(JobIndex.load(new Uint8Array(0), settings)).toBeNull()
  expect(JobIndex.load(new TextEncoder().encode('something else entirely'), settings)).toBeNull()
})

test('absurd queries are answered', () => {
  const index = indexOf(job(1, 'en', 'Driver'))
  expect(ask(index, 'driver', { offset: 1e9 }).hits).toEqual([])
  expect(ask(index, 'x '.repeat(5000)).total).toBe(0)
  expect(ask(index, '!?,', {}).total).toBe(1)
  const companyIds = Array.from({ length: 5000 }, (_, id) => id + 1)
  expect(ask(index, '', { filters: { ...NO_FILTERS, companyIds } }).total).toBe(0)
})
