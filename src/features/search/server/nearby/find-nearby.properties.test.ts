/** Whatever is asked and posted, the wider search is the first one in which somebody who tries all of them finds jobs. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JOB_FACETS } from '#config/job-filter-details.ts'
import type { JobFacet } from '#config/job-filters.ts'
import { ancestorsOf, locationById } from '#config/places/places.ts'
import { settings as fewConcepts } from '#job-index/arbitrary-jobs.test-helper.ts'
import { JobIndex } from '#job-index/job-index.ts'
import { NaiveOracle } from '#job-index/naive-oracle.test-helper.ts'
import type { JobDocument } from '#job-index/types.ts'
import type { JobSearchHits, JobSearchQuery } from '#platform/search/job-search.ts'
import { UNKNOWN_PERSON } from '#platform/search/person.ts'
import { searchJobs } from '../../contract.ts'
import { buildQuery } from '../build-query.ts'
import { findNearby } from './find-nearby.ts'
import { widerSteps } from './wider-steps.ts'

const NOW = 1_790_000_000
const settings = { ...fewConcepts, facets: JOB_FACETS, now: () => NOW }

const IPOH = 1734634
const TAIPING = 1734586
const PERAK = 1733041
const KUALA_LUMPUR = 1735161
const SHINJUKU = 900392004
const TOKYO = 1850147
const PLACES = [IPOH, TAIPING, PERAK, KUALA_LUMPUR, SHINJUKU, TOKYO]

const document: fc.Arbitrary<JobDocument<JobFacet>> = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    place: fc.constantFrom(...PLACES),
    title: fc.constantFrom('Barista', 'Accountant', 'Auditor', 'Cafe server'),
    jobTypeIds: fc.constantFrom([1], [2], [0]),
    levelIds: fc.constantFrom([1], [0]),
    arrangements: fc.constantFrom([1], [2], [4]),
  })
  .map(({ id, place, title, ...values }) => ({
    id,
    country: locationById(place)?.country ?? null,
    openCountries: [],
    excludedCountries: [],
    companyName: 'Blue Heron',
    texts: [{ lang: 'en', title, description: '' }],
    pay: null,
    isOnHold: false,
    postedAt: NOW - id * 3600,
    values: {
      ...values,
      locationIds: [place, ...ancestorsOf(place).map((container) => container.id)],
      languages: ['en'],
    },
  }))

const request = fc
  .record({
    query: fc.constantFrom('barista', 'accountant', 'barrista', 'astronaut', ''),
    country: fc.constantFrom('MY', 'MY', 'JP', ''),
    job_locations: fc.oneof(
      fc.constant([]),
      fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: 1, maxLength: 2 }),
    ),
    radius_km: fc.constantFrom('', '', '50'),
    job_types: fc.constantFrom('', '2'),
    xp_lvls: fc.constantFrom('', '1'),
    arrangements: fc.constantFrom('', '2'),
    exact: fc.constantFrom('', '1'),
    close_only: fc.constantFrom('', '1'),
  })
  .map((fields) => searchJobs.request.parse(fields))

const ranking = { now: NOW, person: { ...UNKNOWN_PERSON, languages: { well: ['en'], also: [] } } }
const most = 5

test('a wider search is the first that finds something, and only where nothing was found', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(document, { maxLength: 8 }), request, async (documents, asked) => {
      const index = new JobIndex(settings)
      const oracle = new NaiveOracle(settings)
      for (const each of [index, oracle]) each.apply({ upserts: documents, removals: [] })
      const queryOf = (wider: typeof asked) => buildQuery(wider, { language: 'en' }, ranking)
      const naive = (query: JobSearchQuery): JobSearchHits => oracle.search(query, index.knownTerms)
      const query = queryOf(asked)
      const found = naive(query)
      const search = async (wider: JobSearchQuery) => index.search(wider)
      const nearby = await findNearby({ request: asked, query, found }, { queryOf, search, most })
      const viaOracle = await findNearby(
        { request: asked, query, found },
        { queryOf, search: async (wider) => naive(wider), most },
      )
      expect(nearby).toEqual(viaOracle)
      if (found.total + found.similar > 0) {
        expect(nearby).toBeNull()
        return
      }
      const matches = ({ request }: { request: typeof asked }) =>
        naive({ ...queryOf(request), exact: true }).total
      const first = widerSteps(asked).find((step) => matches(step) > 0)
      if (first !== undefined)
        expect(nearby).toMatchObject({ kind: 'match', step: first, total: matches(first) })
      else expect(nearby?.kind).not.toBe('match')
    }),
    { numRuns: 60 },
  )
})
