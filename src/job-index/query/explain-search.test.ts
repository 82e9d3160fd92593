/** An explained search is the search itself, and its numbers are those that ranked the hits. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document, settings as drawnSettings, query } from '../arbitrary-jobs.test-helper.ts'
import { JobIndex } from '../job-index.ts'
import { DAY, indexOf, job, NOW } from '../sample-index.test-helper.ts'
import { type JobDocument, type JobQuery, NO_FILTERS } from '../types.ts'
import type { ScoreParts } from './rank.ts'
import { varietyFit } from './scoring.ts'

const product = ({ added, factors }: ScoreParts): number =>
  Object.values(factors).reduce(
    (score, factor) => score * factor,
    Object.values(added).reduce((sum, each) => sum + each, 0),
  )

function expectExplained(index: JobIndex, asked: JobQuery): ScoreParts[] {
  const { found, scores, similar, units } = index.explain(asked)
  expect(found).toEqual(index.search(asked))
  const isScored = units.length > 0 || asked.sort === 'relevance'
  expect(scores.length).toBe(isScored ? found.hits.length : 0)
  for (const [place, parts] of scores.entries()) {
    expect(product(parts)).toBeCloseTo(found.hits[place]?.score ?? -1, 9)
  }
  if (similar !== null) {
    const { underNearTitles, withMostWords, compared, nearEnough, passing } = similar
    expect(compared).toBeLessThanOrEqual(underNearTitles + withMostWords)
    expect([compared, nearEnough, passing]).toEqual([compared, nearEnough, passing].toSorted((a, b) => b - a))
    expect(found.similar).toBe(Math.min(passing, 150 - found.total))
  }
  return [...scores]
}

test('whatever is searched, the parts of each score multiply to it', () => {
  fc.assert(
    fc.property(
      fc.array(document, { minLength: 8, maxLength: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.array(query, { minLength: 12, maxLength: 12 }),
      (documents, removed, queries) => {
        const index = new JobIndex(drawnSettings)
        index.apply({ upserts: documents, removals: [] })
        index.apply({ upserts: [], removals: [removed] })
        for (const asked of queries) expectExplained(index, { ...asked, offset: 0 })
      },
    ),
    { numRuns: 40 },
  )
})

const accountants = Array.from(
  { length: 5 },
  (_, age): JobDocument =>
    job(age + 1, age % 2 === 0 ? 'en' : 'ar', age % 2 === 0 ? 'Accountant' : 'محاسب', {
      description: 'The accountant keeps the books of a software engineer.',
      postedAt: NOW - age * 20 * DAY,
      pay: age === 0 ? { min: 1000, max: 2000, currency: 'USD' } : null,
      values: { companyIds: [7] },
    }),
)
const index = indexOf(
  ...accountants,
  job(11, 'en', 'Senior accountant, tax', { values: { companyIds: [8] } }),
  job(12, 'en', 'Office clerk', { description: 'Helps the accountant.' }),
  job(13, 'zh-TW', '軟體工程師'),
  job(14, 'ja', '会計士', { country: 'JP' }),
  job(15, 'en', 'Bookkeeper'),
)

const firstPage = (text: string, rest: Partial<JobQuery> = {}): JobQuery => ({
  ...{ text, language: 'en', filters: NO_FILTERS, sort: 'relevance', offset: 0, limit: 20, facets: true },
  ...rest,
})

test.each([
  'accountant',
  'senior accountant',
  'acountant',
  '会計士',
  'محاسب',
  'software engineer',
  'accountant taxi',
  'the books of an accountant',
  '軟體工程師',
  'tax',
  'jobs',
  'office clerk accountant',
])('the score of each hit for "%s" is the product of its parts', (text) => {
  const reads = { well: ['en'], also: ['zh'] }
  const scores = expectExplained(index, firstPage(text, { reads }))
  for (const { factors } of scores) {
    const { variety } = factors
    expect([varietyFit(0), varietyFit(2)]).toContain(variety)
  }
})

test('the steps are counted, from the words to the filters', () => {
  const asked = firstPage('jobs for an acountant', {
    countries: ['TW'],
    filters: { ...NO_FILTERS, values: { languages: ['en'] } },
  })
  expect(index.explain(asked)).toMatchObject({
    units: [
      {
        typed: 'acountant',
        words: [[{ term: 'accountant', postings: 7 }]],
        concepts: [{ kind: 'title', id: 1001, postings: 7 }],
        matches: 7,
      },
    ],
    leftOut: ['jobs', 'for', 'an'],
    meant: { titles: [{ id: 1001 }, { id: 1002 }] },
    matches: { everywhere: 7, inCountries: 6, keptAway: [{ filter: 'languages', count: 2 }] },
  })
  expect(index.explain(firstPage('', { sort: 'newest' }))).toMatchObject({
    units: [],
    matches: { everywhere: 10, inCountries: 10 },
    similar: null,
    scores: [],
  })
})
