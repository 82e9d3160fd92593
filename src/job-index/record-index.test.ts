import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FacetedRecord, RecordIndex, type RecordTest } from './record-index.ts'

const FACETS = ['colour', 'size', 'sold'] as const
type Facet = (typeof FACETS)[number]
type Ids = Record<Facet, readonly number[]>

const ids = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 })
const record = fc.record({ colour: ids, size: ids, sold: ids, isNear: fc.boolean() })

/** The expected counts in the simplest way: every record is tried against every filter but one. */
function counted(records: readonly (Ids & { isNear: boolean })[], chosen: Ids, facet: Facet, id: number) {
  const passes = (one: Ids, other: Facet) =>
    chosen[other].length === 0 || one[other].some((value) => value !== 0 && chosen[other].includes(value))
  return records.filter(
    (one) =>
      one.isNear && one[facet].includes(id) && FACETS.every((other) => other === facet || passes(one, other)),
  ).length
}

test('every facet is counted without its own filter, whatever is chosen', () => {
  fc.assert(
    fc.property(
      fc.array(record, { maxLength: 20 }),
      fc.record({ colour: ids, size: ids, sold: ids }),
      (given, asked) => {
        // 0 is no value, neither of a record nor of a filter.
        const chosen = {
          colour: asked.colour.filter(Boolean),
          size: asked.size.filter(Boolean),
          sold: asked.sold.filter(Boolean),
        }
        const index = new RecordIndex<Facet>({
          colour: { group: null, isLong: false },
          size: { group: null, isLong: true },
          sold: { group: null, isLong: false },
        })
        const records = given.map((one) => ({ ...one, values: index.numbersOf(one) }))
        const near: RecordTest<FacetedRecord & { isNear: boolean }> = {
          name: 'near',
          passes: ({ isNear }) => isNear,
        }
        const { positions, counts, without } = index.find([undefined, ...records], chosen, [near])
        for (const facet of FACETS) {
          for (const id of [1, 2, 3, 4]) {
            const count = counts.get(facet)?.find((one) => one.id === id)?.count ?? 0
            expect(count).toBe(counted(given, chosen, facet, id))
          }
        }
        const all = (others: Ids) => index.find(records, others, [near]).positions.length
        expect(positions.length).toBe(all(chosen))
        expect(positions).not.toContain(0)
        for (const facet of FACETS) {
          expect((without.get(facet) ?? 0) + positions.length).toBe(all({ ...chosen, [facet]: [] }))
        }
      },
    ),
  )
})

test('a facet that is not long is listed whole, however many values it has', () => {
  const index = new RecordIndex<'place'>({ place: { group: null, isLong: false } })
  const records = Array.from({ length: 1500 }, (_, at) => ({ values: index.numbersOf({ place: [at + 1] }) }))
  const { counts } = index.find(records, { place: [] }, [])
  expect(counts.get('place')).toHaveLength(1500)
})
