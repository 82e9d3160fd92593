/** Scope, filters, counts, changes and snapshots by example; the property tests check all numbers. */
import { expect, test } from 'vitest'
import { dictionaryOf } from './build-dictionary.ts'
import { JobIndex } from './job-index.ts'
import { ask, concepts, DAY, found, indexOf, job, NOW, settings } from './sample-index.test-helper.ts'
import { NO_FILTERS } from './types.ts'

test('a remote job belongs to every country it is open to', () => {
  const remote = { values: { arrangements: [3] }, country: 'US' }
  const index = indexOf(
    job(1, 'en', 'Anywhere', remote),
    job(2, 'en', 'Anywhere but there', { ...remote, excludedCountries: ['TW'] }),
    job(3, 'en', 'Some', { ...remote, openCountries: ['TW', 'JP'] }),
    job(4, 'en', 'Office', { country: 'US', openCountries: ['TW'] }),
  )
  const inCountry = (country: string) => new Set(found(index, '', { countries: [country] }))
  expect(inCountry('TW')).toEqual(new Set([1, 3]))
  expect(inCountry('US')).toEqual(new Set([1, 2, 3, 4]))
  expect(inCountry('BR')).toEqual(new Set([1, 2]))
})

test('a job on hold comes after open ones, whatever the order and whoever reads it', () => {
  const pay = { min: 50_000, max: 60_000, currency: 'TWD' }
  const index = indexOf(
    job(1, 'en', 'Accountant', { isOnHold: true, pay, postedAt: NOW }),
    job(2, 'en', 'Accountant', { postedAt: NOW - 90 * DAY }),
    job(3, 'ja', 'Accountant', { postedAt: NOW - 60 * DAY }),
  )
  const reads = { well: ['en'], also: [] }
  for (const sort of ['relevance', 'newest', 'pay'] as const) {
    expect(found(index, 'accountant', { sort, reads }), sort).toEqual([2, 3, 1])
    expect(found(index, '', { sort }), sort).toEqual([3, 2, 1])
    expect(found(index, '', { sort, limit: 1, offset: 2 }), sort).toEqual([1])
  }
  index.apply({ upserts: [job(1, 'en', 'Accountant', { pay, postedAt: NOW })], removals: [] })
  expect(found(index, 'accountant', { reads })).toEqual([1, 2, 3])
})

test('a filter counts its own values as if it were not set, the others as it is', () => {
  const index = indexOf(
    job(1, 'en', 'A', { values: { jobTypeIds: [1], industryIds: [1] } }),
    job(2, 'en', 'B', { values: { jobTypeIds: [2], industryIds: [1] } }),
    job(3, 'en', 'C', { values: { jobTypeIds: [2], industryIds: [2] } }),
  )
  const { facets, total } = ask(index, '', {
    facets: true,
    filters: { ...NO_FILTERS, values: { jobTypeIds: [1] } },
  })
  expect(total).toBe(1)
  expect(facets?.values.get('jobTypeIds')).toEqual([
    { id: 2, count: 2 },
    { id: 1, count: 1 },
  ])
  expect(facets?.values.get('industryIds')).toEqual([{ id: 1, count: 1 }])
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
  const index = indexOf(
    job(1, 'en', 'Driver', { values: { jobTypeIds: [1] } }),
    job(2, 'en', 'Cook', { values: { jobTypeIds: [2] } }),
  )
  const filters = { ...NO_FILTERS, values: { jobTypeIds: [2] } }
  expect(ask(index, 'driver', { filters }).droppable).toEqual([
    { filter: 'jobTypeIds', total: 1 },
    { filter: 'text', total: 1 },
  ])
  expect(ask(index, 'driver', { countries: ['JP'] }).droppable).toEqual([{ filter: 'country', total: 1 }])
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
      job(id + 1, 'en', 'Driver', {
        values: { jobTypeIds: [1], industryIds: [2], categoryIds: [3], locationIds: [4, 5] },
      }),
    ),
  )
  const jobTypes = () => ask(index, '', { countries: ['TW'], facets: true }).facets?.values.get('jobTypeIds')
  expect(jobTypes()).toEqual([{ id: 1, count: 9 }])
  index.apply({ upserts: [job(1, 'en', 'Driver', { values: { jobTypeIds: [2] } })], removals: [] })
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
  const loaded = JobIndex.load(Buffer.concat([...index.save('{"seq":7}')]), settings)
  expect(loaded?.meta).toBe('{"seq":7}')
  expect(loaded?.index.size).toBe(1)
  expect(loaded && found(loaded.index, 'software engineer')).toEqual([1])
})

test('a snapshot is of the moment in which it was asked for, whatever comes while it is written', () => {
  const index = indexOf(job(1, 'en', 'Driver'), job(2, 'en', 'Cook'))
  const snapshot = index.save('')
  index.apply({ upserts: [job(3, 'ja', '料理人')], removals: [1] })
  while (index.merge());
  const loaded = JobIndex.load(Buffer.concat([...snapshot]), settings)
  expect(loaded && found(loaded.index, '')).toEqual([2, 1])
})

test('a snapshot of other concepts, cut short, or of something else is refused', () => {
  const snapshot = Buffer.concat([...indexOf(job(1, 'en', 'Driver')).save('')])
  expect(JobIndex.load(snapshot, { ...settings, concepts: dictionaryOf(concepts.slice(1)) })).toBeNull()
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
  expect(ask(index, '', { filters: { ...NO_FILTERS, values: { companyIds } } }).total).toBe(0)
})
