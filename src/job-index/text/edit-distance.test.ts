import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test('each kind of mistake costs one', () => {
  expect(editDistance('driver', 'diver', 2)).toBe(1)
  expect(editDistance('driver', 'drivver', 2)).toBe(1)
  expect(editDistance('driver', 'drover', 2)).toBe(1)
  expect(editDistance('driver', 'dirver', 2)).toBe(1)
  expect(editDistance('driver', 'dirvre', 2)).toBe(2)
})

test('it gives up past the limit', () => {
  expect(editDistance('driver', 'accountant', 2)).toBe(3)
  expect(editDistance('abcd', 'wxyz', 1)).toBe(2)
})

test('it is symmetric, and zero exactly for equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9))
      expect(editDistance(a, b, 9) === 0).toBe(a === b)
    }),
  )
})
