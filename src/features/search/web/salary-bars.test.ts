import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsOf, placeOnBars, standing } from './salary-bars.ts'

const buckets = [
  { from: 0, to: 20_000, count: 2 },
  { from: 20_000, to: 30_000, count: 8 },
  { from: 30_000, to: 40_000, count: 4 },
  { from: 40_000, to: null, count: 1 },
]
const quartiles = { low: 21_000, median: 27_000, high: 36_000 }

test('the highest bar fills the drawing, and the middle half stands out', () => {
  expect(barsOf(buckets, quartiles)).toEqual([
    { share: 0.25, isMiddle: false },
    { share: 1, isMiddle: true },
    { share: 0.5, isMiddle: true },
    { share: 0.125, isMiddle: false },
  ])
})

test('whoever pays more stands further along, never beside the drawing', () => {
  const amount = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(placeOnBars(less, buckets)).toBeLessThanOrEqual(placeOnBars(more, buckets))
      expect(placeOnBars(less, buckets)).toBeGreaterThanOrEqual(0)
      expect(placeOnBars(more, buckets)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a job is told in which quarter it is', () => {
  expect([20_000, 21_000, 27_000, 37_000].map((amount) => standing(amount, quartiles))).toEqual([
    'lowest',
    'lower',
    'upper',
    'highest',
  ])
})
