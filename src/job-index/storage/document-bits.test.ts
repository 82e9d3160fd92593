import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allBits,
  countBefore,
  countBits,
  countCommon,
  documentsIn,
  firstBits,
  hasBit,
  intersect,
  noBits,
  setBit,
  subtract,
  unite,
} from './document-bits.ts'

const SIZE = 100
const documents = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }))

function bitsOf(members: readonly number[]) {
  const bits = noBits(SIZE)
  for (const member of members) setBit(bits, member)
  return bits
}

test('bits are a set of documents', () => {
  fc.assert(
    fc.property(documents, documents, fc.integer({ min: 0, max: SIZE }), (some, others, border) => {
      const [a, b] = [new Set(some), new Set(others)]
      const ascending = (members: readonly number[]) => members.toSorted((x, y) => x - y)
      expect([...documentsIn(bitsOf(some))]).toEqual(ascending(some))
      expect([...documentsIn(bitsOf(some), 3)]).toEqual(ascending(some).slice(0, 3))
      expect(countBits(bitsOf(some))).toBe(a.size)
      expect(countCommon(bitsOf(some), bitsOf(others))).toBe(some.filter((member) => b.has(member)).length)
      expect(countBefore(bitsOf(some), border)).toBe(some.filter((member) => member < border).length)
      expect(hasBit(bitsOf(some), border)).toBe(a.has(border))
      expect([...documentsIn(firstBits(SIZE, border))]).toEqual(Array.from({ length: border }, (_, at) => at))
      for (const [combine, expected] of [
        [intersect, some.filter((member) => b.has(member))],
        [subtract, some.filter((member) => !b.has(member))],
        [unite, [...new Set([...some, ...others])]],
      ] as const) {
        const bits = bitsOf(some)
        combine(bits, bitsOf(others))
        expect([...documentsIn(bits)]).toEqual(ascending(expected))
      }
    }),
  )
})

test('all documents of a segment are no more than it has', () => {
  for (const size of [0, 1, 31, 32, 33]) expect(documentsIn(allBits(size))).toHaveLength(size)
})
