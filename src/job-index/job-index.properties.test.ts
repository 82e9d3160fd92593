/** Whatever happens to an index, it returns the same as the oracle that examines every document. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document, query, settings } from './arbitrary-jobs.test-helper.ts'
import { JobIndex } from './job-index.ts'
import { NaiveOracle } from './naive-oracle.test-helper.ts'
import type { JobDocument, JobQuery } from './types.ts'

type Step =
  | { kind: 'apply'; upserts: JobDocument[]; removals: number[] }
  | { kind: 'merge'; entries: number }
  | { kind: 'reload' }
  | { kind: 'search'; query: JobQuery }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('apply' as const),
      upserts: fc.array(document, { maxLength: 12 }),
      removals: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('merge' as const),
      entries: fc.constantFrom(1, 100, 1_000_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('search' as const),
      query: fc.tuple(query, fc.boolean()).map(([one, closeOnly]) => ({ ...one, closeOnly })),
    }),
  },
)

test('the index answers like the oracle after any sequence of changes', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 16, size: 'max' }), (steps) => {
      let index = new JobIndex(settings)
      const oracle = new NaiveOracle(settings)
      for (const action of steps) {
        if (action.kind === 'apply') {
          index.apply(action)
          oracle.apply(action)
        } else if (action.kind === 'merge') index.merge(action.entries)
        else if (action.kind === 'reload') index = reload(index)
        else expect(index.search(action.query)).toEqual(oracle.search(action.query, index.knownTerms))
        expect(index.size).toBe(oracle.size)
      }
    }),
    { numRuns: 300 },
  )
})

function reload(index: JobIndex): JobIndex {
  const loaded = JobIndex.load(Buffer.concat([...index.save('mark')]), settings)
  expect(loaded?.meta).toBe('mark')
  return loaded?.index ?? index
}

/**
 * Many postings in one segment take other code paths than few: bits instead of lists, the complement instead of the
 * hits.
 */
test('the index answers like the oracle where a country has many postings', () => {
  const ofOneCountry = fc.array(document, { minLength: 120, maxLength: 200, size: 'max' }).map((documents) =>
    documents.map((one, at) => ({
      ...one,
      id: at + 1,
      country: 'TW',
      values: { ...one.values, arrangements: [at % 9 === 0 ? 3 : 1] },
    })),
  )
  const changed = fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 20 })
  const queries = fc.array(query, { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(ofOneCountry, changed, queries, (documents, removals, asked) => {
      const index = new JobIndex(settings)
      const oracle = new NaiveOracle(settings)
      for (const changes of [
        { upserts: documents, removals: [] },
        { upserts: [], removals },
      ]) {
        index.apply(changes)
        oracle.apply(changes)
        for (const one of asked) expect(index.search(one)).toEqual(oracle.search(one, index.knownTerms))
      }
    }),
    { numRuns: 8 },
  )
})
