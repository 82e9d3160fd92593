/** A subset of an index finds exactly the postings that a search of the whole index finds and that are in the subset. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document, query, settings } from './arbitrary-jobs.test-helper.ts'
import { JobIndex } from './job-index.ts'
import type { JobSubset } from './job-subset.ts'
import { NaiveOracle } from './naive-oracle.test-helper.ts'
import type { JobDocument, JobQuery } from './types.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 45 }), { maxLength: 45, size: 'max' })
const batches = fc.array(
  fc.record({
    upserts: fc.array(document, { maxLength: 12 }),
    removals: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 6, size: 'max' },
)
const queries = fc.array(query, { minLength: 6, maxLength: 6 })

test('a posting is found in the subset if and only if it is in it and a search lists it', () => {
  fc.assert(
    fc.property(batches, ids, queries, (changes, some, asked) => {
      const { index, oracle } = filled(changes)
      const subset = subsetOf(index, some)
      for (const one of asked) {
        const listed = oracle.search(everyHit(one), index.knownTerms)
        const found = subset.match(everyHit(one))
        const isIn = ({ id }: { id: number }) => some.includes(id)
        const listedMatches = listed.hits.slice(0, listed.total).filter(isIn)
        const listedSimilar = listed.hits.slice(listed.total).filter(isIn)
        expect(idsOf(found.hits.slice(0, found.total))).toEqual(idsOf(listedMatches))
        expect(idsOf(found.hits.slice(found.total))).toEqual(idsOf(listedSimilar))
        expect(found).toMatchObject({ total: listedMatches.length, similar: listedSimilar.length })
      }
    }),
    { numRuns: 80 },
  )
})

test('a subset of all postings answers like the whole index: order, scores and reasons', () => {
  fc.assert(
    fc.property(batches, queries, (changes, asked) => {
      const { index } = filled(changes)
      const subset = subsetOf(
        index,
        Array.from({ length: 40 }, (_, at) => at + 1),
      )
      expect(subset.size).toBe(index.size)
      for (const one of asked) {
        const { total, similar, distant, hits, reasons, met } = index.search(one)
        expect(subset.match(one)).toEqual({ total, similar, distant, hits, reasons, met })
      }
    }),
    { numRuns: 40 },
  )
})

test('taking postings apart changes nothing in the index', () => {
  fc.assert(
    fc.property(batches, ids, query, (changes, some, asked) => {
      const { index } = filled(changes)
      const before = index.search(asked)
      subsetOf(index, some)
      expect(index.search(asked)).toEqual(before)
    }),
    { numRuns: 15 },
  )
})

function filled(changes: readonly { upserts: JobDocument[]; removals: number[] }[]) {
  const index = new JobIndex(settings)
  const oracle = new NaiveOracle(settings)
  for (const change of changes) {
    index.apply(change)
    oracle.apply(change)
  }
  return { index, oracle }
}

function subsetOf(index: JobIndex, ids: readonly number[]): JobSubset {
  const steps = index.subset(ids)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const everyHit = (one: JobQuery): JobQuery => ({ ...one, offset: 0, limit: 1000, facets: false })

const idsOf = (hits: readonly { id: number }[]): number[] => hits.map(({ id }) => id).sort((a, b) => a - b)
