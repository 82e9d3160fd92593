import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPostings, PostingCollector, readPostings } from './postings.ts'

const LARGEST_DOCUMENT = 2 ** 30 - 1

const lists = fc.dictionary(
  fc.integer({ min: 0, max: 1_000_000 }).map(String),
  fc.uniqueArray(
    fc.record({
      document: fc.integer({ min: 0, max: LARGEST_DOCUMENT }),
      weight: fc.constantFrom(0, 1, 2, 3),
    }),
    { selector: ({ document }) => document, minLength: 1, maxLength: 20 },
  ),
)

test('what is collected document by document is read key by key', () => {
  fc.assert(
    fc.property(lists, (byKey) => {
      const entries = Object.entries(byKey).flatMap(([key, list]) =>
        list.map(({ document, weight }) => ({ key: Number(key), document, weight })),
      )
      entries.sort((a, b) => a.document - b.document)
      const collector = new PostingCollector()
      for (const { key, document, weight } of entries) collector.add(key, document, weight)
      const written = collector.finish()
      for (const key of Object.keys(byKey).map(Number)) {
        const expected = entries.filter((entry) => entry.key === key)
        expect([...readPostings(written, key)]).toEqual(
          expected.map(({ document, weight }) => document * 4 + weight),
        )
        expect(countPostings(written, key)).toBe(expected.length)
      }
    }),
  )
})

test('an unknown key has no postings', () => {
  const collector = new PostingCollector()
  collector.add(5, 0, 0)
  const written = collector.finish()
  for (const key of [0, 4, 6]) expect(readPostings(written, key)).toHaveLength(0)
})

test('neighbours in a frequent list take one byte each', () => {
  const collector = new PostingCollector()
  for (let document = 0; document < 1000; document++) collector.add(1, document, 3)
  expect(collector.finish().bytes).toHaveLength(1000)
})
