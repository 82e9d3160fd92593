/** A small index for searches: a title in several languages, two currencies, a fixed time. */
import { dictionaryOf } from './build-dictionary.ts'
import { JobIndex } from './job-index.ts'
import { meaningOf } from './meaning/shipped-vectors.ts'
import { SAMPLE_FACETS, sampleJob } from './sample-job.test-helper.ts'
import type { JobIndexSettings } from './settings.ts'
import { type Concept, type JobDocument, type JobQuery, NO_FILTERS } from './types.ts'

export const NOW = 1_790_000_000
export const DAY = 86_400

export const concepts: Concept[] = [
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

export const settings: JobIndexSettings = {
  facets: SAMPLE_FACETS,
  concepts: dictionaryOf(concepts),
  meaning: meaningOf(concepts),
  payBands: {
    TWD: [
      { from: 0, to: 40_000 },
      { from: 40_000, to: null },
    ],
  },
  currencyRates: { TWD: 32, USD: 1 },
  now: () => NOW,
}

/** A posting of yesterday. */
export const job: typeof sampleJob = (id, lang, title, known) =>
  sampleJob(id, lang, title, { postedAt: NOW - DAY, ...known })

/** An index of these postings. */
export function indexOf(...documents: JobDocument[]): JobIndex {
  const index = new JobIndex(settings)
  index.apply({ upserts: documents, removals: [] })
  return index
}

/** A search by relevance for what matches, without filters or counts unless `rest` has them. */
export function ask(index: JobIndex, text: string, rest: Partial<JobQuery> = {}) {
  return index.search({
    text,
    language: 'en',
    filters: NO_FILTERS,
    exact: true,
    sort: 'relevance',
    offset: 0,
    limit: 20,
    facets: false,
    ...rest,
  })
}

/** The ids that `ask` finds, best first. */
export const found = (index: JobIndex, text: string, rest: Partial<JobQuery> = {}) =>
  ask(index, text, rest).hits.map(({ id }) => id)
