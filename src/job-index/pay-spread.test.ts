import fc from 'fast-check'
import { expect, test } from 'vitest'
import { document, settings } from './arbitrary-jobs.test-helper.ts'
import { JobIndex } from './job-index.ts'
import { NaiveOracle } from './naive-oracle.test-helper.ts'
import type { PayQuestion } from './pay-question.ts'
import { spreadOf } from './query/pay-spread.ts'
import { type JobDocument, NO_FILTERS } from './types.ts'

const question: fc.Arbitrary<PayQuestion> = fc.record({
  role: fc.constantFrom(
    { facet: 'titleIds' as const, id: 1001 },
    { facet: 'titleIds' as const, id: 1002 },
    { facet: 'functionIds' as const, id: 101 },
    { facet: 'mainFunctionIds' as const, id: 1 },
    null,
  ),
  locationId: fc.constantFrom(null, null, 1, 2, 3),
  countries: fc.uniqueArray(fc.constantFrom('TW', 'JP', 'AE', 'BR'), { minLength: 1, maxLength: 2 }),
  currency: fc.constantFrom('TWD', 'JPY', 'USD', 'EUR'),
})

/** The postings that a search finds for the same work, place and countries. */
function asked(documents: readonly JobDocument[], { role, locationId, countries }: PayQuestion) {
  const oracle = new NaiveOracle(settings)
  oracle.apply({ upserts: documents, removals: [] })
  const index = new JobIndex(settings)
  index.apply({ upserts: documents, removals: [] })
  const filters = {
    ...NO_FILTERS,
    values: {
      ...(role && { [role.facet]: [role.id] }),
      locationIds: locationId === null ? [] : [locationId],
    },
  }
  const query = { text: '', language: 'en', countries, filters, sort: 'newest' as const }
  const { hits } = oracle.search({ ...query, offset: 0, limit: 1000, facets: false }, index.knownTerms)
  const ids = new Set(hits.map(({ id }) => id))
  return { index, found: documents.filter(({ id }) => ids.has(id)) }
}

test('the spread of pay is that of the postings a search finds, in one currency', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(document, { minLength: 20, maxLength: 40, size: 'max', selector: ({ id }) => id }),
      question,
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
      (documents, question, removals) => {
        const kept = documents.filter(({ id }) => !removals.includes(id))
        const { found } = asked(kept, question)
        const index = new JobIndex(settings)
        index.apply({ upserts: documents, removals: [] })
        index.apply({ upserts: [], removals })
        const paid = found.filter(({ pay }) => pay?.currency === question.currency)
        const spread = index.paySpread(question, { postings: 1, companies: 1 })
        if (paid.length === 0) {
          expect(spread).toBeNull()
          return
        }
        const amounts = paid.map(({ pay }) => ((pay?.min ?? 0) + (pay?.max ?? 0)) / 2)
        expect(spread).toEqual({
          postings: found.length,
          sample: paid.length,
          companies: new Set(paid.map(({ values }) => values.companyIds?.[0])).size,
          ...spreadOf(amounts),
        })
        expect(index.paySpread(question, { postings: paid.length + 1, companies: 1 })).toBeNull()
        expect(index.paySpread(question, { postings: 1, companies: 6 })).toBeNull()
      },
    ),
    { numRuns: 100 },
  )
})

test('buckets hold every amount once, without gaps, and few of them', () => {
  const cents = fc.integer({ min: 0, max: 1e9 })
  const amounts = fc
    .array(cents, { minLength: 1, maxLength: 200 })
    .map((list) => list.map((cent) => cent / 100))
  fc.assert(
    fc.property(amounts, (amounts) => {
      const { buckets, quartiles } = spreadOf(amounts)
      expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(amounts.length)
      expect(buckets.length).toBeLessThanOrEqual(12)
      for (const [place, { from, to, count }] of buckets.entries()) {
        expect(count).toBe(amounts.filter((amount) => amount >= from && (to === null || amount < to)).length)
        if (place + 1 < buckets.length) expect(buckets[place + 1]?.from).toBe(to)
      }
      const { low, median, high } = quartiles
      expect(low).toBeLessThanOrEqual(median)
      expect(median).toBeLessThanOrEqual(high)
      expect(amounts.filter((amount) => amount < low).length).toBeLessThanOrEqual(
        Math.ceil(amounts.length / 4),
      )
      expect(amounts.filter((amount) => amount > high).length).toBeLessThanOrEqual(
        Math.ceil(amounts.length / 4),
      )
    }),
    { numRuns: 200 },
  )
})
